import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'results of the search', content: {} },
  {
    name: 'newest jobs',
    content: { heading: 'Recién publicadas', variantConfig: { listType: 'LATEST' } },
  },
  {
    name: 'newest jobs of one company',
    content: {
      heading: 'Vacantes de Rutas del Bajío',
      variantConfig: { listType: 'LATEST', company: 'Rutas del Bajío, S.A. de C.V.' },
      maxJobCards: 3,
    },
  },
  {
    name: 'saved jobs',
    content: { heading: 'Tus empleos guardados', variantConfig: { listType: 'SAVED' } },
  },
  {
    name: 'jobs near the visitor',
    content: { heading: 'Cerca de ti', variantConfig: { listType: 'NEARBY' } },
  },
  {
    name: 'recommended jobs',
    content: { heading: 'Recomendados para ti', variantConfig: { listType: 'RECOMMENDED' } },
  },
  {
    name: 'jobs like those that were viewed',
    content: { heading: 'Según lo que has visto', variantConfig: { listType: 'BROWSING_BASED' } },
  },
  {
    name: 'jobs like the one shown',
    content: { heading: 'Vacantes parecidas', variantConfig: { listType: 'SIMILAR' } },
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
