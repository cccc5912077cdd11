import type { WidgetSample } from '../../widget/widget-sample.ts';

const CITY = {
  src: 'assets/ciudad-volcan.svg',
  alt: 'Una camioneta de reparto cruza la ciudad al pie del volcán',
  width: 1200,
  height: 640,
};

const DRIVER = {
  src: 'assets/repartidora-telefono.svg',
  alt: 'Una repartidora consulta su ruta en el teléfono',
  width: 800,
  height: 640,
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'rounded, with caption',
    content: {
      image: CITY,
      caption: 'Cada mañana salimos a repartir antes de que despierte la ciudad.',
      rounded: true,
    },
  },
  { name: 'only the picture', content: { image: DRIVER } },
  {
    name: 'linked',
    content: { image: DRIVER, href: '/buscar-empleos', rounded: true, caption: 'Ver vacantes' },
  },
  {
    name: 'linked and decorative',
    content: {
      image: { src: 'assets/icono.svg', alt: '', width: 64, height: 64, decorative: true },
      href: '/home',
      caption: 'Volver al inicio',
    },
  },
  {
    name: 'one word of 300 characters',
    content: { image: CITY, caption: 'W'.repeat(300), rounded: true },
  },
  { name: 'right to left', content: { image: DRIVER, caption: 'سائقة تتفقد مسارها على الهاتف' } },
];
