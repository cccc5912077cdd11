import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'all jobs', content: {} },
  {
    name: 'a city first',
    content: { center: { latitude: 25.6866, longitude: -100.3161 }, zoom: 10 },
  },
  {
    name: 'the south-west end of the world',
    content: { center: { latitude: -90, longitude: -180 }, zoom: 3 },
  },
];
