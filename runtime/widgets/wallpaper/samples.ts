import type { WidgetSample } from '../../widget/widget-sample.ts';

const NIGHT = {
  src: 'assets/carretera-noche.svg',
  alt: 'La carretera de noche, con las luces de la ciudad al fondo',
  width: 1200,
  height: 640,
};

const PARCELS = { src: 'assets/paquetes.svg', alt: '', width: 800, height: 640, decorative: true };

const CTA = { label: 'Ver vacantes', href: '/buscar-empleos' };

export const samples: readonly WidgetSample[] = [
  {
    name: 'text below a veil',
    content: {
      image: NIGHT,
      eyebrow: 'Turno nocturno',
      heading: 'La ciudad también se mueve de noche',
      text: 'Menos tráfico, la misma paga y los días para ti.',
      cta: CTA,
    },
  },
  {
    name: 'strong veil, centred, high',
    content: {
      image: PARCELS,
      overlay: 'strong',
      height: 'high',
      align: 'center',
      heading: 'Maneja con nosotros',
      cta: CTA,
    },
  },
  {
    name: 'without veil: text on a plate',
    content: {
      image: PARCELS,
      overlay: 'none',
      heading: 'Cada paquete es de alguien',
      text: 'Y alguien lo espera.',
      cta: CTA,
    },
  },
  {
    name: 'light veil, focus point',
    content: {
      image: { ...NIGHT, focus: { x: 80, y: 60 } },
      overlay: 'light',
      heading: 'Rutas de madrugada',
    },
  },
  { name: 'only the picture', content: { image: NIGHT, overlay: 'none', height: 'low' } },
  {
    name: 'longest words',
    content: {
      image: NIGHT,
      eyebrow: 'x'.repeat(300),
      heading: 'Electroencefalografistas contrarrevolucionarios',
      text: 'x'.repeat(300),
      cta: { label: 'x'.repeat(300), href: '/buscar-empleos' },
    },
  },
  { name: 'right to left', content: { image: NIGHT, heading: 'المدينة لا تنام', cta: CTA } },
];
