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
    content: {
      image: DRIVER,
      link: { label: 'Ver vacantes', href: '/buscar-empleos' },
      rounded: true,
      caption: 'Así se ve una mañana de reparto.',
    },
  },
  {
    name: 'linked and named by its picture, in a new tab',
    content: {
      image: DRIVER,
      link: { label: DRIVER.alt, href: 'https://example.com/', newTab: true },
    },
  },
  {
    name: 'linked and decorative',
    content: {
      image: { src: 'assets/icono.svg', alt: '', width: 64, height: 64, decorative: true },
      link: { label: 'Volver al inicio', href: '/home' },
    },
  },
  {
    name: 'one word of 300 characters',
    content: { image: CITY, caption: 'W'.repeat(300), rounded: true },
  },
  { name: 'right to left', content: { image: DRIVER, caption: 'سائقة تتفقد مسارها على الهاتف' } },
];
