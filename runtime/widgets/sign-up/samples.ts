import type { WidgetSample } from '../../widget/widget-sample.ts';

const LONG_WORD = 'Otorrinolaringologia'.repeat(15);

const USUAL = {
  heading: 'Entérate primero',
  fields: { email: 'required', phone: 'optional' },
  consentText:
    'Acepto que Rumbo al amanecer me avise por correo o mensaje cuando haya vacantes en mi zona. Puedo darme de baja cuando quiera.',
  privacy: { label: 'Cómo cuidamos tus datos', href: '/politica-de-privacidad' },
  list: 'avisos-vacantes',
  submitLabel: 'Avísenme',
  successText: '¡Listo! Te avisamos en cuanto haya una vacante cerca de ti.',
} as const;

export const samples: readonly WidgetSample[] = [
  {
    name: 'e-mail and perhaps a phone',
    content: {
      ...USUAL,
      eyebrow: 'Avisos de empleo',
      subheading: 'Un mensaje cuando se abra una ruta en tu ciudad. Nada más.',
    },
  },
  {
    name: 'a phone alone',
    content: { ...USUAL, fields: { email: 'none', phone: 'required' }, align: 'center' },
  },
  {
    name: 'one of both',
    content: { ...USUAL, fields: { email: 'optional', phone: 'optional' } },
  },
  { name: 'no field chosen', content: { ...USUAL, fields: { email: 'none', phone: 'none' } } },
  {
    name: 'longest words',
    content: {
      eyebrow: LONG_WORD,
      heading: LONG_WORD,
      subheading: LONG_WORD,
      fields: { email: 'required', phone: 'required' },
      consentText: LONG_WORD,
      privacy: { label: LONG_WORD, href: '/politica-de-privacidad' },
      list: 'l'.repeat(64),
      submitLabel: LONG_WORD,
      successText: LONG_WORD,
    },
  },
  {
    name: 'right to left',
    content: {
      ...USUAL,
      heading: 'كن أول من يعلم',
      consentText: 'أوافق على تلقي إشعارات الوظائف.',
      submitLabel: 'أرسل',
      successText: 'تم التسجيل',
    },
  },
];
