import type { WidgetSample } from '../../widget/widget-sample.ts';

const LOGO = { src: 'assets/logo.svg', alt: 'Repartidores MX', width: 365, height: 64 };

const LINKS = [
  { label: 'Empleos', href: '/buscar-empleos' },
  { label: 'Sobre nosotros', href: '/sobre-nosotros' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'Cómo aplicar', href: '/x' },
];

const CTA = { label: 'Buscar empleos', href: '/buscar-empleos' };

export const samples: readonly WidgetSample[] = [
  {
    name: 'links, saved jobs and button',
    content: { logo: LOGO, links: LINKS, savedJobsUrl: '/empleos-guardados', cta: CTA },
  },
  {
    name: 'with search box',
    content: {
      logo: LOGO,
      links: LINKS.slice(0, 3),
      savedJobsUrl: '/empleos-guardados',
      jobListingUrl: '/buscar-empleos',
      searchField: 'keyword',
    },
  },
  {
    name: 'all parts',
    content: {
      logo: LOGO,
      links: LINKS,
      savedJobsUrl: '/empleos-guardados',
      cta: { label: 'Aplicar', href: '/aplicar/web' },
      searchField: 'keyword',
    },
  },
  { name: 'only the logo', content: { logo: LOGO, links: [] } },
  { name: 'one link', content: { logo: LOGO, links: LINKS.slice(0, 1) } },
  {
    name: 'as many links as allowed',
    content: {
      logo: LOGO,
      links: Array.from({ length: 8 }, (_, i) => ({
        label: i % 2 ? 'Preguntas frecuentes' : 'Otorrinolaringología',
        href: `/seccion-${i + 1}`,
      })),
      savedJobsUrl: '/empleos-guardados',
      cta: CTA,
    },
  },
  {
    name: 'one word of 300 characters',
    content: {
      logo: LOGO,
      links: [{ label: 'W'.repeat(300), href: '/x' }],
      savedJobsUrl: '/empleos-guardados',
    },
  },
  {
    name: 'wide logo, link to another site',
    content: {
      logo: { src: 'assets/logo.svg', alt: 'Repartidores MX', width: 2000, height: 100 },
      links: [{ label: 'Portal del conductor', href: 'https://example.com/', newTab: true }],
    },
  },
  {
    name: 'right to left',
    content: {
      logo: LOGO,
      links: [
        { label: 'الوظائف', href: '/x' },
        { label: 'من نحن', href: '/sobre-nosotros' },
      ],
      savedJobsUrl: '/empleos-guardados',
    },
  },
];
