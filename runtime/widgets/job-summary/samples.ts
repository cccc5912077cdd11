import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'pay and schedule', content: { fields: ['pay', 'schedule'] } },
  { name: 'one fact', content: { fields: ['place'] } },
  {
    name: 'everything',
    content: {
      fields: ['pay', 'schedule', 'place', 'vehicle', 'company', 'licence', 'employmentType'],
    },
  },
];
