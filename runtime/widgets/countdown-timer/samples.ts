import type { WidgetSample } from '../../widget/widget-sample.ts';

const LONG_WORD = 'Otorrinolaringologia'.repeat(15);

/** Far enough ahead that samples stay samples. */
const TARGET = '2031-03-08T10:00:00-06:00';

export const samples: readonly WidgetSample[] = [
  {
    name: 'all parts',
    content: {
      eyebrow: 'Temporada alta',
      heading: 'Abrimos 300 lugares',
      subheading: 'Para la temporada de fin de año, en doce ciudades.',
      target: TARGET,
      doneText: 'Ya están abiertas: busca la tuya.',
      cta: { label: 'Ver vacantes', href: '/buscar-empleos' },
    },
  },
  { name: 'only what is needed', content: { target: TARGET, doneText: 'Ya empezó.' } },
  {
    name: 'over',
    content: {
      heading: 'Feria de empleo',
      target: '2023-12-15T18:00:00-06:00',
      doneText: 'La feria terminó. Gracias a quienes vinieron.',
      cta: { label: 'Ver vacantes', href: '/buscar-empleos' },
    },
  },
  {
    name: 'centred, in another time zone',
    content: {
      heading: 'Nueva estación en Tijuana',
      target: TARGET,
      timeZone: 'America/Tijuana',
      doneText: 'La estación está abierta.',
      align: 'center',
    },
  },
  {
    name: 'centuries ahead',
    content: { heading: 'Falta mucho', target: '9999-12-31T23:59:59Z', doneText: 'Llegó.' },
  },
  {
    name: 'longest words',
    content: {
      eyebrow: LONG_WORD,
      heading: LONG_WORD,
      subheading: LONG_WORD,
      target: TARGET,
      doneText: LONG_WORD,
      cta: { label: LONG_WORD, href: '#main' },
    },
  },
  {
    name: 'right to left',
    content: { heading: 'نفتح أبوابنا قريبا', target: TARGET, doneText: 'لقد فتحنا' },
  },
];
