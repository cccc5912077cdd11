import { LONG_WORD, picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const ITEMS = [
  {
    id: 'camioneta',
    name: 'Camioneta de reparto',
    image: picture('tarjeta-revision', 'Camioneta con las puertas abiertas'),
    filter: { field: 'keyword', value: 'camioneta' },
  },
  {
    id: 'auxiliar',
    name: 'Auxiliar de entrega',
    image: picture('tarjeta-diablito', 'Diablito con cajas'),
    filter: { field: 'keyword', value: 'auxiliar' },
  },
  {
    id: 'jalisco',
    name: 'Rutas en Jalisco',
    image: picture('tarjeta-mapa', 'Mapa con una ruta'),
    filter: { field: 'state', value: 'Jalisco' },
  },
  {
    id: 'tiempo-completo',
    name: 'Tiempo completo',
    image: picture('tarjeta-horario', 'Reloj sobre la carretera'),
    filter: { field: 'employmentType', value: 'Tiempo completo' },
  },
  {
    id: 'bajio',
    name: 'Rutas del Bajío',
    image: picture('tarjeta-estacion', 'Estación de reparto'),
    filter: { field: 'company', value: 'Rutas del Bajío, S.A. de C.V.' },
  },
];

const ICONS = ['truck', 'bike', 'warehouse', 'route', 'users'];

export const samples: readonly WidgetSample[] = [
  {
    name: 'five departments with pictures',
    content: {
      eyebrow: 'Por área',
      heading: '¿En qué te gustaría trabajar?',
      items: ITEMS,
    },
  },
  {
    name: 'icons instead of pictures',
    content: {
      heading: 'Áreas',
      items: ITEMS.slice(0, 4).map(({ id, name, filter }, index) => ({
        id,
        name,
        filter,
        icon: ICONS[index],
      })),
    },
  },
  { name: 'one department', content: { heading: 'Nuestra área', items: ITEMS.slice(2, 3) } },
  {
    name: 'minimal',
    content: { items: [{ name: 'Reparto', filter: { field: 'keyword', value: 'reparto' } }] },
  },
  {
    name: 'longest words, missing pictures, right to left',
    content: {
      heading: 'Electroencefalografistas contrarrevolucionarios',
      items: [
        { name: LONG_WORD, filter: { field: 'city', value: LONG_WORD } },
        {
          name: 'Otorrinolaringología y esternocleidomastoideos',
          filter: { field: 'category', value: 'Ruta & más = 100 %' },
        },
        { name: 'توصيل الطرود', icon: 'package', filter: { field: 'city', value: 'León' } },
        { ...ITEMS[0], id: 'con-imagen' },
      ],
    },
  },
  {
    name: 'fifty departments',
    content: {
      heading: 'Ciudades',
      items: Array.from({ length: 50 }, (_, index) => ({
        name: `Ciudad ${index + 1}`,
        icon: 'map-pin',
        filter: { field: 'city', value: `Ciudad ${index + 1}` },
      })),
    },
  },
];
