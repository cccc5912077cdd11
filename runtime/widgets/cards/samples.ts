import { LONG_WORD, picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'three cards with pictures',
    content: {
      eyebrow: 'Lo que nos mueve',
      heading: 'Nuestra Misión Y Valores Fundamentales',
      subheading:
        'Empezamos con 7 unidades en 2022. Hoy son 52, y quienes las manejan siguen siendo lo primero.',
      cards: [
        {
          id: 'seguridad',
          title: 'Seguridad primero',
          text: 'Cada ruta empieza con una revisión de la unidad y termina contigo de vuelta en casa.',
          image: picture('tarjeta-seguridad', 'Escudo frente a una camioneta'),
        },
        {
          id: 'equipo',
          title: 'Trabajo en equipo',
          text: 'Nadie reparte solo: siempre hay alguien en la estación que contesta tu llamada.',
          image: picture('tarjeta-equipo', 'Dos manos que se saludan'),
        },
        {
          id: 'comunidad',
          title: 'Orgullo por la comunidad',
          text: 'Entregamos en las calles donde crecimos. Conocemos cada portón y cada perro.',
          image: picture('tarjeta-comunidad', 'Tres repartidores al amanecer'),
        },
      ],
    },
  },
  {
    name: 'four benefits with icons, centred',
    content: {
      heading: 'Beneficios que funcionan para usted',
      align: 'center',
      columns: { tablet: 2, desktop: 4 },
      cards: [
        {
          id: 'vehiculo',
          icon: 'truck',
          title: 'Vehículo de la empresa',
          text: 'Con gasolina y seguro incluidos. Tú solo manejas.',
        },
        {
          id: 'independencia',
          icon: 'compass',
          title: 'Trabajo independiente',
          text: 'Tu ruta, tu ritmo y nadie mirando sobre tu hombro.',
        },
        {
          id: 'comunidad',
          icon: 'map-pin',
          title: 'Entrega en tu comunidad',
          text: 'Rutas cerca de casa, en calles que ya conoces.',
        },
        {
          id: 'apoyo',
          icon: 'hand-heart',
          title: 'Guía y recursos',
          text: 'Capacitación pagada y acompañamiento en tus primeras rutas.',
        },
      ],
    },
  },
  {
    name: 'icons and links',
    content: {
      eyebrow: 'Encuentra tu lugar',
      heading: '¿Qué tipo de ruta buscas?',
      cards: [
        {
          id: 'camioneta',
          icon: 'truck',
          title: 'Camioneta de reparto',
          text: '200 paquetes o más al día, de hasta 23 kg cada uno.',
          link: { label: 'Ver vacantes', href: '/buscar-empleos?keyword=camioneta' },
        },
        {
          id: 'auxiliar',
          icon: 'package',
          title: 'Auxiliar de entrega',
          text: 'Acompañas al repartidor. No necesitas licencia.',
          link: { label: 'Ver vacantes', href: '/buscar-empleos?keyword=auxiliar' },
        },
        {
          id: 'moto',
          icon: 'bike',
          title: 'Moto',
          text: 'Paquetes pequeños en zonas céntricas, turnos de medio tiempo.',
          link: { label: 'Ver vacantes', href: '/buscar-empleos?keyword=moto' },
        },
      ],
    },
  },
  {
    name: 'one picture card with a link',
    content: {
      heading: 'La historia de la semana',
      cards: [
        {
          id: 'historia',
          title: 'De auxiliar a supervisora en dos años',
          text: 'Marisol empezó cargando paquetes en Ecatepec. Hoy coordina a 18 repartidores y todavía sale a ruta los sábados.',
          image: picture('tarjeta-crecimiento', 'Camionetas que suben una escalera'),
          link: { label: 'Leer su historia', href: '/blogs' },
        },
      ],
    },
  },
  { name: 'minimal', content: { cards: [{ id: 'a', title: 'Una tarjeta' }] } },
  {
    name: 'two columns on phones, uneven texts',
    content: {
      heading: 'Prestaciones',
      columns: { mobile: 2, tablet: 4, desktop: 4 },
      cards: [
        { id: 'vales', icon: 'utensils', title: 'Vales de despensa' },
        {
          id: 'gmm',
          icon: 'heart-pulse',
          title: 'Gastos médicos menores',
          text: 'Para ti y tu familia directa, desde el primer día.',
        },
        { id: 'vida', icon: 'shield', title: 'Seguro de vida' },
        {
          id: 'gasolina',
          icon: 'fuel',
          title: 'Gasolina y seguro',
          text: 'A cargo de la empresa.',
        },
        { id: 'horario', icon: 'clock', title: 'Horario fijo', text: '5 o 6 días a la semana.' },
      ],
    },
  },
  {
    name: 'longest words',
    content: {
      heading: 'Desinstitucionalización electroencefalográfica',
      subheading: LONG_WORD,
      columns: { mobile: 2 },
      cards: [
        {
          id: 'largo',
          icon: 'award',
          title: LONG_WORD,
          text: LONG_WORD,
          link: { label: LONG_WORD, href: '/buscar-empleos' },
        },
        { id: 'otorrino', icon: 'award', title: 'Otorrinolaringólogos contrarrevolucionarios' },
        { id: 'rtl', icon: 'chat', title: 'توصيل الطرود في الحي', text: 'نوصل كل طرد كأنه لنا.' },
      ],
    },
  },
  {
    name: 'fifty cards',
    content: {
      heading: 'Ciudades con vacantes',
      columns: { mobile: 2, tablet: 4, desktop: 6 },
      cards: Array.from({ length: 50 }, (_, index) => ({
        id: `ciudad-${index + 1}`,
        title: `Ciudad ${index + 1}`,
        text: `${(index * 37) % 90} vacantes`,
      })),
    },
  },
];
