import type { WidgetSample } from '../../widget/widget-sample.ts';

const LONG_WORD = 'Otorrinolaringologia'.repeat(15);

const CTA = { label: 'Ver ciudades', href: '/buscar-empleos' };

export const samples: readonly WidgetSample[] = [
  {
    name: 'all parts',
    content: {
      heading: 'Aún no llegamos a tu zona',
      text: 'Hoy hay vacantes en otras ciudades. Quizá una te queda cerca.',
      cta: CTA,
    },
  },
  { name: 'without heading', content: { text: 'Tu ciudad queda fuera de la zona.', cta: CTA } },
  {
    name: 'one character',
    content: { heading: 'A', text: 'B', cta: { label: 'C', href: '#main' } },
  },
  {
    name: 'link to another site',
    content: {
      heading: 'Fuera de la zona',
      text: 'Te avisamos por WhatsApp cuando lleguemos.',
      cta: { label: 'Abrir WhatsApp', href: 'https://wa.me/5215512345678', newTab: true },
    },
  },
  {
    name: 'longest words',
    content: {
      heading: LONG_WORD,
      text: LONG_WORD,
      cta: { label: LONG_WORD, href: '/buscar-empleos' },
    },
  },
  {
    name: 'right to left',
    content: {
      heading: 'لسنا في منطقتك بعد',
      text: 'توجد وظائف في مدن أخرى.',
      cta: { label: 'المدن', href: '/buscar-empleos' },
    },
  },
];
