import type { WidgetSample } from '../../widget/widget-sample.ts';

const COMPANIES = [
  ['Colibrí Paquetería', 'colibri-paqueteria', 162],
  ['Cumbre Última Milla', 'cumbre-ultima-milla', 184],
  ['Norte Ágil Logística', 'norte-agil-logistica', 211],
  ['Península Exprés', 'peninsula-expres', 209],
  ['Quetzal Entregas', 'quetzal-entregas', 177],
  ['Rutas del Bajío', 'rutas-del-bajio', 279],
  ['Sierra Azul Mensajería', 'sierra-azul-mensajeria', 224],
  ['Tenochtli Reparto', 'tenochtli-reparto', 201],
] as const;

const LOGOS = COMPANIES.map(([name, slug, width]) => ({
  name,
  image: { src: `assets/marca-${slug}.svg`, alt: name, width, height: 64 },
  href: `/sobre-nosotros/${slug}`,
}));

export const samples: readonly WidgetSample[] = [
  { name: 'eight companies', content: { heading: 'Empresas que confían en ti', logos: LOGOS } },
  { name: 'without heading', content: { logos: LOGOS } },
  { name: 'one logo', content: { heading: 'Nuestra empresa', logos: LOGOS.slice(0, 1) } },
  {
    name: 'not linked',
    content: {
      heading: 'Aliados',
      logos: LOGOS.slice(0, 3).map(({ name, image }) => ({ name, image })),
    },
  },
  {
    name: 'as many logos as allowed',
    content: { logos: Array.from({ length: 5 }, () => LOGOS).flat() },
  },
  {
    name: 'logo of unusual shape, longest heading',
    content: {
      heading: 'W'.repeat(300),
      logos: [
        {
          name: 'W'.repeat(300),
          image: { src: 'assets/logo.svg', alt: '', width: 2000, height: 40 },
        },
        {
          name: 'Repartidores MX',
          image: { src: 'assets/icono.svg', alt: '', width: 64, height: 64 },
        },
      ],
    },
  },
  { name: 'right to left', content: { heading: 'شركاؤنا', logos: LOGOS.slice(0, 2) } },
];
