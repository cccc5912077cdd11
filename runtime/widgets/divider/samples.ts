import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'plain', content: {} },
  { name: 'with words', content: { label: 'o bien' } },
  { name: 'with icon', content: { icon: 'truck', line: 'road' } },
  { name: 'icon and words', content: { icon: 'map-pin', label: 'Rutas cerca de ti' } },
  { name: 'longest word', content: { label: 'x'.repeat(300), line: 'road' } },
  { name: 'right to left', content: { icon: 'clock', label: 'دوام صباحي' } },
];
