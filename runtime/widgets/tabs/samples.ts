import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

// The widgets they show belong to a page, so that samples can only name them.
const TABS = [
  { name: 'Repartidor', widgetId: 'puesto-repartidor' },
  { name: 'Auxiliar de entrega', widgetId: 'puesto-auxiliar' },
  { name: 'Despachador', widgetId: 'puesto-despachador' },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'three tabs',
    content: { eyebrow: 'Puestos', heading: 'Elige tu lugar en el equipo', tabs: TABS },
  },
  { name: 'without heading', content: { tabs: TABS.slice(0, 2) } },
  { name: 'one tab', content: { tabs: TABS.slice(0, 1) } },
  {
    name: 'longest words and right-to-left name',
    content: {
      heading: LONG_WORD,
      subheading: LONG_WORD,
      tabs: [
        { name: LONG_WORD, widgetId: 'largo' },
        { name: 'Desinstitucionalización electroencefalográfica', widgetId: 'palabras' },
        { name: 'توصيل الطرود', widgetId: 'rtl' },
      ],
    },
  },
  {
    name: 'fifty tabs',
    content: {
      heading: 'Estaciones',
      tabs: Array.from({ length: 50 }, (_, index) => ({
        name: `Estación ${index + 1}`,
        widgetId: `estacion-${index + 1}`,
      })),
    },
  },
];
