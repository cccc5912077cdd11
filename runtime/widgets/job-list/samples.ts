import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'results of the search', content: {} },
  {
    name: 'newest jobs',
    content: { heading: 'Recién publicadas', variantConfig: { listType: 'LATEST' } },
  },
  {
    name: 'saved jobs',
    content: { heading: 'Tus empleos guardados', variantConfig: { listType: 'SAVED' } },
  },
  {
    name: 'cards without extras, as many as allowed',
    content: {
      maxJobCards: 100,
      jobSummaryConfig: { showPay: false, showSchedule: false, showDate: false, showLogo: false },
    },
  },
  {
    name: 'one card, one word of 300 characters',
    content: { heading: 'W'.repeat(300), maxJobCards: 1 },
  },
];
