import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'with filters and detail',
    content: {
      heading: 'Encuentra tu ruta',
      listWidgetId: 'lista',
      filterWidgetId: 'filtros',
      detailWidgetId: 'detalle',
    },
  },
  {
    name: 'with a map',
    content: { listWidgetId: 'lista', filterWidgetId: 'filtros', mapWidgetId: 'mapa' },
  },
  { name: 'list alone', content: { listWidgetId: 'lista' } },
  {
    name: 'list and filters, one word of 300 characters',
    content: { heading: 'W'.repeat(300), listWidgetId: 'lista', filterWidgetId: 'filtros' },
  },
  {
    name: 'right to left',
    content: { heading: 'ابحث عن عمل', listWidgetId: 'lista', detailWidgetId: 'detalle' },
  },
];
