import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'all filters',
    content: { facetFields: ['city', 'state', 'company', 'employmentType', 'category'] },
  },
  {
    name: 'what decides for drivers',
    content: {
      facetFields: ['pay', 'shift', 'vehicle', 'licence', 'days', 'posted'],
    },
  },
  { name: 'one filter', content: { facetFields: ['company'] } },
  {
    name: 'own distances, other order',
    content: { facetFields: ['category', 'city'], radiusOptions: [2, 15, 300] },
  },
];
