import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

function picture(name: string, alt: string) {
  return { src: `assets/blog-${name}.svg`, alt, width: 640, height: 360 };
}

const POSTS = [
  {
    id: 'como-ser',
    image: picture('como-ser', 'Repartidora junto a su camioneta al amanecer'),
    title: 'Cómo convertirte en repartidor en México',
    description:
      'Los requisitos, los documentos y los primeros días en la ruta: lo que conviene saber antes de empezar.',
    redirectUrl: '/blogs/como-convertirte-en-repartidor-en-mexico',
    date: '2024-01-15',
  },
  {
    id: 'mejores-empresas',
    image: picture('mejores-empresas', 'Tres camionetas frente a un almacén'),
    title: 'Las mejores empresas de reparto para trabajar en México',
    description: 'En qué fijarte para comparar sueldos, prestaciones y horarios.',
    redirectUrl: '/blogs/mejores-empresas-de-reparto',
    date: '2024-01-22',
  },
  {
    id: 'estrategias',
    image: picture('estrategias', 'Mapa con una ruta marcada'),
    title: 'Estrategias de los repartidores que mejor trabajan',
    description: 'Orden en la camioneta, buen trato en la puerta y una ruta pensada.',
    redirectUrl: '/blogs/estrategias-para-repartidores',
    date: '2024-01-08',
  },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'three posts',
    content: {
      heading: 'Blogs',
      headingLevel: 1,
      subheading: 'Consejos de quienes ya recorren las calles.',
      posts: POSTS,
    },
  },
  { name: 'one post', content: { eyebrow: 'Nuevo', posts: POSTS.slice(0, 1) } },
  {
    name: 'without pictures and excerpts',
    content: {
      heading: 'Avisos',
      posts: POSTS.map(({ id, title, redirectUrl, date }) => ({ id, title, redirectUrl, date })),
    },
  },
  {
    name: 'longest words, long and right-to-left texts',
    content: {
      heading: LONG_WORD,
      headingLevel: 4,
      posts: [
        {
          id: 'palabra',
          title: LONG_WORD,
          description: LONG_WORD,
          redirectUrl: '/blogs/palabra',
          date: '2023-12-31',
        },
        {
          id: 'largo',
          image: picture('estrategias', 'Mapa con una ruta marcada'),
          title:
            'Otorrinolaringólogos y esternocleidomastoideos en la desinstitucionalización del reparto',
          description: 'Todo lo que hay que saber antes de salir a la ruta. '.repeat(30).trim(),
          redirectUrl: 'https://blog.example/largo',
          date: '2024-02-29',
        },
        {
          id: 'rtl',
          title: 'كيف تصبح سائق توصيل',
          description: 'نصائح لمن يبدأ اليوم.',
          redirectUrl: '/blogs/rtl',
          date: '2024-01-01',
        },
      ],
    },
  },
  {
    name: 'fifty posts',
    content: {
      heading: 'Archivo',
      posts: Array.from({ length: 50 }, (_, index) => ({
        id: `post-${index + 1}`,
        title: `Publicación ${index + 1}`,
        redirectUrl: `/blogs/post-${index + 1}`,
        date: `2024-03-${String((index % 28) + 1).padStart(2, '0')}`,
      })),
    },
  },
];
