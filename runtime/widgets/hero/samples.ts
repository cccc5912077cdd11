import type { WidgetSample } from '../../widget/widget-sample.ts';

const DAWN = {
  src: 'assets/hero-amanecer.svg',
  alt: 'Una camioneta de reparto sube por la carretera al amanecer',
  width: 1440,
  height: 760,
};

const LOGO = {
  src: 'assets/marca-quetzal-entregas.svg',
  alt: 'Quetzal Entregas',
  width: 177,
  height: 64,
};

const CTA = { label: 'Explorar oportunidades', href: '/buscar-empleos' };

export const samples: readonly WidgetSample[] = [
  {
    name: 'over a picture',
    content: {
      eyebrow: 'Vacantes para repartidores',
      title: 'Ofreciendo excelencia en todo México',
      text: 'Entregamos cada paquete como si fuera nuestro, y cuidamos igual a quien lo lleva.',
      cta: CTA,
      media: { image: DAWN },
    },
  },
  {
    name: 'company with logo and focus point',
    content: {
      logo: LOGO,
      title: 'Maneja con Quetzal Entregas',
      text: 'Empezamos con 7 unidades en 2022 y hoy somos 52.',
      cta: { label: 'Ver vacantes', href: '/buscar-empleos?company=Quetzal+Entregas' },
      media: {
        image: {
          src: 'assets/hero-quetzal.svg',
          alt: 'Una camioneta entre montañas verdes',
          width: 1440,
          height: 620,
          focus: { x: 64, y: 100 },
        },
      },
    },
  },
  {
    name: 'warehouse',
    content: {
      eyebrow: 'Turnos abiertos',
      title: 'Tu siguiente turno está en la nave norte',
      text: 'Surtido, montacargas y recibo en Monterrey, Saltillo y Apodaca.',
      cta: { label: 'Ver turnos', href: '/buscar-empleos' },
      media: {
        image: {
          src: 'assets/hero-nave.svg',
          alt: 'Pasillo de un almacén con estantes a ambos lados',
          width: 1440,
          height: 620,
        },
      },
    },
  },
  {
    name: 'centred over a picture',
    content: {
      title: 'El camino también es tuyo',
      text: 'Turnos claros, vehículo incluido y pago puntual.',
      cta: CTA,
      align: 'center',
      media: { image: DAWN },
    },
  },
  {
    name: 'with video',
    content: {
      logo: LOGO,
      title: 'Así es un día en ruta',
      text: 'Dos minutos con Lupita, repartidora en Puebla.',
      cta: CTA,
      media: { image: DAWN, video: 'assets/un-dia-en-ruta.mp4' },
    },
  },
  {
    name: 'centred, without picture',
    content: {
      title: 'Maneja tu futuro',
      text: 'We deliver more than parcels.',
      textLang: 'en',
      align: 'center',
    },
  },
  { name: 'only a title', content: { title: 'Blogs' } },
  {
    name: 'longest words',
    content: {
      title: 'Supercalifragilisticoespialidoso electroencefalografista',
      text: 'x'.repeat(300),
      cta: { label: 'Desafortunadamente internacionalización', href: '/buscar-empleos' },
      media: { image: DAWN },
    },
  },
  {
    name: 'one word of 300 characters',
    content: { title: 'W'.repeat(300), eyebrow: 'W'.repeat(300), media: { image: DAWN } },
  },
  {
    name: 'right to left',
    content: {
      title: 'الطريق لك أيضًا',
      text: 'دوامات واضحة ومركبة وأجر في موعده.',
      cta: { label: 'ابحث عن عمل', href: '/buscar-empleos' },
      media: { image: DAWN },
    },
  },
];
