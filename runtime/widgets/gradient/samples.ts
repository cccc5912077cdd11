import type { WidgetSample } from '../../widget/widget-sample.ts';

const CTA = { label: 'Ver vacantes', href: '/buscar-empleos' };

export const samples: readonly WidgetSample[] = [
  {
    name: 'own colours, white text',
    content: {
      stops: ['#1e1b4b', '#7c2d12'],
      angle: 120,
      eyebrow: 'Antes de que amanezca',
      heading: 'La ciudad despierta cuando tú ya vas en camino',
      text: 'Sal temprano, vuelve temprano y quédate con la tarde.',
      cta: CTA,
    },
  },
  {
    name: 'theme colours, centred',
    content: {
      stops: ['ink', 'secondary'],
      angle: 90,
      align: 'center',
      heading: 'Maneja con nosotros',
      cta: CTA,
    },
  },
  {
    name: 'light theme colours',
    content: { stops: ['surface', 'tint'], angle: 180, heading: 'Rutas cerca de casa', cta: CTA },
  },
  {
    name: 'bright own colours, black text',
    content: { stops: ['#fde68a', '#f59e0b'], angle: 45, heading: 'Pago puntual', height: 'low' },
  },
  {
    name: 'from dark to light: text on a plate',
    content: {
      stops: ['#14213d', '#b45309', '#f59e0b', '#fde68a'],
      angle: 60,
      height: 'high',
      eyebrow: 'Rumbo al amanecer',
      heading: 'Un solo camino, muchas rutas',
      text: 'Elige la que te deja más cerca de casa.',
      cta: CTA,
    },
  },
  {
    name: 'theme and own colours together',
    content: { stops: ['accent', '#14213d'], heading: 'Ocho empresas' },
  },
  { name: 'nothing but colour', content: { stops: ['ink', 'action', 'accent'], height: 'low' } },
  {
    name: 'longest words',
    content: {
      stops: ['#000000', '#333333'],
      eyebrow: 'x'.repeat(300),
      heading: 'Electroencefalografistas contrarrevolucionarios',
      text: 'x'.repeat(300),
      cta: { label: 'x'.repeat(300), href: '/buscar-empleos' },
    },
  },
  {
    name: 'right to left',
    content: { stops: ['accent', 'accent'], heading: 'الطريق لك', cta: CTA },
  },
];
