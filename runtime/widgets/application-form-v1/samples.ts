import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'form of the job or site', content: {} },
  {
    name: 'a form of its own, as a conversation',
    content: { form: { id: 'repartidor' }, presentation: 'conversation' },
  },
  { name: 'without widgets around it', content: { errorWidgets: [], successWidgets: [] } },
];
