import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'with everything', content: { backUrl: '/buscar-empleos' } },
  { name: 'without sharing', content: { showShare: false } },
  { name: 'neither saved nor shared', content: { showSave: false, showShare: false } },
];
