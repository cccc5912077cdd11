import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

function portrait(name: string, alt: string) {
  return { src: `assets/${name}.svg`, alt, width: 640, height: 360 };
}

const ITEMS = [
  {
    id: 'marisol',
    quote:
      'Empecé cargando paquetes en Ecatepec. Hoy coordino a dieciocho repartidores y todavía salgo a ruta los sábados.',
    name: 'Marisol Hernández',
    role: 'Supervisora, Quetzal Entregas',
    image: portrait('tarjeta-companeros', 'Marisol'),
  },
  {
    id: 'ramon',
    quote:
      'La camioneta, la gasolina y el seguro los pone la empresa. Yo pongo el manejo y las ganas.',
    name: 'Ramón Ortiz',
    role: 'Repartidor en León',
    image: portrait('repartidora-telefono', 'Ramón'),
  },
  {
    id: 'lupita',
    quote: 'A las cuatro ya estoy en mi casa con mis hijos. Eso no lo tenía en la fábrica.',
    name: 'Lupita Sánchez',
    role: 'Repartidora en Puebla',
    image: portrait('tarjeta-equipo', 'Lupita'),
  },
  {
    id: 'beto',
    quote: 'Me contrataron sin experiencia y me pagaron la capacitación.',
    name: 'Beto Aguilar',
    role: 'Auxiliar de entrega',
  },
  {
    id: 'chayo',
    quote: 'Conozco cada calle de mi colonia. Ahora me pagan por caminarla.',
    name: 'Rosario Medina',
  },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'five people',
    content: {
      eyebrow: 'En sus palabras',
      heading: 'Lo que dicen quienes ya están en ruta',
      items: ITEMS,
    },
  },
  { name: 'two people', content: { heading: 'Historias', items: ITEMS.slice(0, 2) } },
  { name: 'one person', content: { heading: 'La voz de la semana', items: ITEMS.slice(0, 1) } },
  { name: 'minimal', content: { items: [{ quote: 'Aquí me quedo.', name: 'Ana' }] } },
  {
    name: 'longest words, long and right-to-left quotes',
    content: {
      heading: LONG_WORD,
      items: [
        { quote: LONG_WORD, name: LONG_WORD, role: LONG_WORD },
        {
          quote: 'Cada ruta es distinta y cada cliente tiene su historia. '.repeat(12).trim(),
          name: 'María Fernanda de la Concepción Villavicencio Echegaray',
          role: 'Coordinadora de última milla en la zona metropolitana',
          image: portrait('tarjeta-seguridad', 'María Fernanda'),
        },
        { quote: 'نوصل كل طرد كأنه لنا.', name: 'سمير', role: 'سائق' },
      ],
    },
  },
  {
    name: 'fifty people',
    content: {
      items: Array.from({ length: 50 }, (_, index) => ({
        quote: `Estación ${index + 1}: aquí sigo, y contento.`,
        name: `Persona ${index + 1}`,
      })),
    },
  },
];
