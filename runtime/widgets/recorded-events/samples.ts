import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'usual',
    content: {
      heading: 'Qué anotamos si aceptas la medición',
      subheading: 'Nada más que esto, y nunca lo que escribes.',
    },
  },
  { name: 'one character', content: { heading: 'A' } },
  { name: 'longest word', content: { heading: 'A'.repeat(300), subheading: 'B'.repeat(300) } },
];
