import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'usual',
    content: { heading: 'Sube tu CV', text: 'PDF, Word, texto o foto, hasta 10 MB.' },
  },
  { name: 'heading alone', content: { heading: 'CV' } },
  { name: 'longest word', content: { heading: 'A'.repeat(300), text: 'B'.repeat(900) } },
];
