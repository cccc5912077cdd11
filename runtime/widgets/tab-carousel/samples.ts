import { LONG_WORD, picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const DAY = {
  name: 'Tu día',
  slides: [
    {
      title: '7:00, en la estación',
      text: 'Tu camioneta está revisada y la carga, ordenada. Firmas la salida en el teléfono y tomas un café.',
      image: picture('tarjeta-estacion', 'Estación de reparto por la mañana'),
    },
    {
      title: '11:00, a media ruta',
      text: 'Vas por el paquete noventa. La colonia ya te conoce y los perros también.',
      image: picture('tarjeta-colonias', 'Calles de una colonia'),
    },
    {
      title: '16:00, de vuelta en casa',
      text: 'Entregas la unidad, checas tu salida y el resto del día es tuyo.',
      image: picture('tarjeta-comunidad', 'Repartidores al terminar el día'),
      link: { label: 'Ver vacantes', href: '/buscar-empleos' },
    },
  ],
};

const TABS = [
  DAY,
  {
    name: 'Tu camino',
    slides: [
      {
        title: 'Capacitación pagada',
        text: 'Dos semanas con alguien que ya sabe, y con sueldo desde el primer día.',
        image: picture('tarjeta-platica', 'Dos personas que platican'),
      },
      {
        title: 'De repartidor a líder',
        text: 'Cada ruta nueva necesita quien la guíe. Lo buscamos primero en casa.',
        image: picture('tarjeta-crecimiento', 'Camionetas que suben una escalera'),
      },
    ],
  },
  {
    name: 'Tu equipo',
    slides: [
      {
        title: 'Nadie reparte solo',
        text: 'Siempre hay alguien en la estación que contesta tu llamada.',
        image: picture('tarjeta-equipo', 'Dos manos que se saludan'),
        link: { label: 'Conoce al equipo', href: '/sobre-nosotros' },
      },
    ],
  },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'three tabs',
    content: { eyebrow: 'Así es', heading: 'La vida en ruta', tabs: TABS },
  },
  { name: 'one tab', content: { heading: 'Tu día en ruta', tabs: [DAY] } },
  { name: 'minimal', content: { tabs: [{ name: 'Ruta', slides: [{ title: 'Una parada' }] }] } },
  {
    name: 'without pictures',
    content: {
      tabs: TABS.map(({ name, slides }) => ({
        name,
        slides: slides.map(({ title, text }) => ({ title, text })),
      })),
    },
  },
  {
    name: 'longest words and right-to-left texts',
    content: {
      heading: LONG_WORD,
      tabs: [
        {
          name: LONG_WORD,
          slides: [
            {
              title: LONG_WORD,
              text: LONG_WORD,
              image: picture('tarjeta-lluvia', 'Lluvia'),
              link: { label: LONG_WORD, href: '/buscar-empleos' },
            },
            { title: 'Todo', text: 'Vehículo con gasolina y seguro. '.repeat(30).trim() },
          ],
        },
        {
          name: 'توصيل',
          slides: [{ title: 'توصيل الطرود في الحي', text: 'نوصل كل طرد كأنه لنا.' }],
        },
      ],
    },
  },
  {
    name: 'fifty slides',
    content: {
      tabs: [
        {
          name: 'Paradas',
          slides: Array.from({ length: 50 }, (_, index) => ({
            title: `Parada ${index + 1}`,
            text: 'Tocas, entregas, sonríes.',
          })),
        },
        DAY,
      ],
    },
  },
];
