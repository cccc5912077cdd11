import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const COMPANIES = [
  ['Cumbre Última Milla', 'cumbre-ultima-milla', 184, '#e0f2fe'],
  ['Quetzal Entregas', 'quetzal-entregas', 177, '#dcfce7'],
  ['Rutas del Bajío', 'rutas-del-bajio', 279, '#fef3c7'],
  ['Norte Ágil Logística', 'norte-agil-logistica', 211, '#e2e8f0'],
  ['Sierra Azul Mensajería', 'sierra-azul-mensajeria', 224, '#e0e7ff'],
  ['Tenochtli Reparto', 'tenochtli-reparto', 201, '#fee2e2'],
  ['Península Exprés', 'peninsula-expres', 209, '#ccfbf1'],
  ['Colibrí Paquetería', 'colibri-paqueteria', 162, '#fce7f3'],
] as const;

const DIRECTORY = COMPANIES.map(([name, slug, width, bgColor]) => ({
  id: slug,
  name,
  image: { src: `assets/marca-${slug}.svg`, alt: name, width, height: 64 },
  bgColor,
  redirectionUrl: `/sobre-nosotros/${slug}`,
}));

export const samples: readonly WidgetSample[] = [
  {
    name: 'eight companies',
    content: {
      heading: 'Sobre nosotros',
      headingLevel: 1,
      subheading: 'Conoce a las empresas que entregan contigo y elige dónde quieres empezar.',
      companies: DIRECTORY,
    },
  },
  { name: 'one company', content: { companies: DIRECTORY.slice(0, 1) } },
  {
    name: 'without logos, grounds of the theme',
    content: {
      eyebrow: 'Aliados',
      heading: 'Empresas',
      pageSize: 4,
      companies: ['paper', 'surface', 'tint', 'ink', 'accent', 'sky'].map((bgColor) => ({
        id: bgColor,
        name: `Transportes ${bgColor}`,
        bgColor,
        redirectionUrl: '/sobre-nosotros',
      })),
    },
  },
  {
    name: 'longest words, logo of unusual shape, right-to-left name',
    content: {
      heading: LONG_WORD,
      companies: [
        { id: 'largo', name: LONG_WORD, redirectionUrl: '/sobre-nosotros' },
        {
          id: 'ancho',
          name: 'Autotransportes Internacionales y Paquetería Especializada del Noroeste, S.A. de C.V.',
          image: { src: 'assets/logo.svg', alt: '', width: 2000, height: 40 },
          bgColor: '#14213d',
          redirectionUrl: 'https://empresa.example/',
        },
        { id: 'rtl', name: 'توصيل الطرود', redirectionUrl: '/sobre-nosotros' },
      ],
    },
  },
  {
    name: 'fifty companies',
    content: {
      heading: 'Directorio',
      companies: Array.from({ length: 50 }, (_, index) => ({
        id: `empresa-${index + 1}`,
        name: `Empresa ${index + 1}`,
        redirectionUrl: `/sobre-nosotros/empresa-${index + 1}`,
      })),
    },
  },
];
