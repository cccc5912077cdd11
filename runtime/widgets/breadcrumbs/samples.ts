import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'three pages',
    content: {
      items: [
        { label: 'Inicio', href: '/home' },
        { label: 'Blogs', href: '/blogs' },
        { label: 'Cómo convertirte en repartidor en México' },
      ],
    },
  },
  { name: 'one page', content: { items: [{ label: 'Inicio', href: '/home' }] } },
  {
    name: 'current page linked, one not linked between',
    content: {
      items: [
        { label: 'Inicio', href: '/home' },
        { label: 'Empresas' },
        { label: 'Rutas del Bajío', href: '/sobre-nosotros/rutas-del-bajio' },
      ],
    },
  },
  {
    name: 'longest words and right-to-left text',
    content: {
      items: [
        { label: 'الرئيسية', href: '/home' },
        { label: LONG_WORD, href: '/blogs' },
        { label: LONG_WORD },
      ],
    },
  },
  {
    name: 'fifty pages',
    content: {
      items: Array.from({ length: 50 }, (_, index) => ({
        label: `Nivel ${index + 1}`,
        href: `/nivel-${index + 1}`,
      })),
    },
  },
];
