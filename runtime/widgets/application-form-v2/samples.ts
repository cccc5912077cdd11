import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'a form of its own, as a conversation',
    content: { form: { id: 'repartidor' }, headingLevel: 2, presentation: 'conversation' },
  },
  { name: 'form of the job or site', content: {} },
  { name: 'without widgets around it', content: { errorWidgets: [], successWidgets: [] } },
];
