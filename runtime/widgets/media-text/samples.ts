import type { WidgetSample } from '../../widget/widget-sample.ts';

const DRIVER = {
  src: 'assets/repartidora-telefono.svg',
  alt: 'Repartidora con su teléfono junto a la camioneta',
  width: 800,
  height: 640,
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'driver role with list and button',
    content: {
      image: DRIVER,
      imageSide: 'start',
      eyebrow: 'El trabajo',
      heading: 'Un repartidor es la cara de cada entrega',
      html: '<p>Sales de la estación por la mañana con la camioneta cargada y la ruta en el teléfono. <strong>200 paquetes o más</strong>, una ciudad que conoces y nadie que te apure por la ventana.</p>',
      items: [
        {
          icon: 'package',
          title: '200 o más paquetes al día',
          text: 'De hasta 23 kg cada uno, en rutas ya ordenadas.',
        },
        {
          icon: 'calendar',
          title: '5 o 6 días a la semana',
          text: 'El turno cambia de una empresa a otra.',
        },
        { icon: 'truck', title: 'Vehículo, gasolina y seguro', text: 'Los pone la empresa.' },
      ],
      cta: { label: 'Explorar oportunidades', href: '/buscar-empleos' },
    },
  },
  {
    name: 'benefits, picture at the end',
    content: {
      image: {
        src: 'assets/beneficios.svg',
        alt: 'Camioneta, gasolina, despensa y escudo médico',
        width: 800,
        height: 800,
      },
      imageSide: 'end',
      heading: 'Beneficios que funcionan para usted',
      items: [
        { text: 'Vales de despensa' },
        { text: 'Vehículo con gasolina y seguro' },
        { text: 'Seguro de gastos médicos menores' },
        { text: 'Seguro de vida' },
      ],
    },
  },
  {
    name: 'join us: text and button',
    content: {
      image: {
        src: 'assets/manos-paquete.svg',
        alt: 'Dos manos que entregan un paquete',
        width: 800,
        height: 640,
      },
      imageSide: 'start',
      heading: 'Únete A Nuestro Equipo',
      html: '<p>Empezamos con 7 unidades en 2022. En 2025 son 52 y todavía nos faltan manos.</p>',
      cta: {
        label: 'Ver vacantes de Tenochtli Reparto',
        href: '/buscar-empleos?company=Tenochtli+Reparto%2C+S.A.+de+C.V.',
      },
    },
  },
  {
    name: 'minimal',
    content: {
      image: { ...DRIVER, alt: '', decorative: true },
      imageSide: 'end',
      heading: 'Maneja tu futuro',
    },
  },
  {
    name: 'wide picture, longest words and right-to-left text',
    content: {
      image: {
        src: 'assets/ciudad-volcan.svg',
        alt: 'Ciudad con volcán',
        width: 1200,
        height: 640,
      },
      imageSide: 'end',
      eyebrow: 'x'.repeat(300),
      heading: 'Electroencefalografistas contrarrevolucionarios',
      html: `<p>${'x'.repeat(300)}</p>`,
      items: [
        { icon: 'sun', title: 'x'.repeat(300), text: 'x'.repeat(300) },
        { text: 'نوصل كل طرد كأنه لنا.' },
      ],
      cta: { label: 'x'.repeat(300), href: '/buscar-empleos' },
    },
  },
];
