import type { WidgetSample } from '#runtime/widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [{ name: 'only', content: { label: 'visible' } }];
