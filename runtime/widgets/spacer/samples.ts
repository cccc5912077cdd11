import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'the same at every width', content: { mobile: 'm' } },
  { name: 'growing', content: { mobile: 's', tablet: 'l', desktop: 'xxl' } },
  { name: 'only on desktop', content: { mobile: 'none', desktop: 'xl' } },
  { name: 'none', content: { mobile: 'none' } },
  { name: 'smallest and largest', content: { mobile: 'xs', tablet: 'xxl' } },
];
