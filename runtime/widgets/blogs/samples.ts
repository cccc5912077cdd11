import { LONG_WORD, picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const POSTS = [
  {
    id: 'como-ser-repartidor',
    title: 'Cómo ser repartidor en México',
    description:
      'Licencia, papeles y los primeros tres meses en ruta, contados por quien ya pasó por ahí.',
    redirectUrl: '/blogs/como-ser-repartidor-en-mexico',
    date: '2024-01-15',
    image: picture('blog-como-ser', 'Repartidor con su primera carga'),
  },
  {
    id: 'mejores-empresas',
    title: 'Las mejores empresas de reparto para trabajar',
    description: 'Qué preguntar antes de firmar: vehículo, gasolina, seguro y descansos.',
    redirectUrl: '/blogs/mejores-empresas-de-reparto',
    date: '2024-03-04',
    image: picture('blog-mejores-empresas', 'Fachadas de tres estaciones de reparto'),
  },
  {
    id: 'estrategias',
    title: 'Estrategias de los repartidores que terminan temprano',
    description: 'Ordenar la camioneta, leer la colonia y saber cuándo tocar el timbre.',
    redirectUrl: '/blogs/estrategias-para-repartidores',
    date: '2024-05-21',
    image: picture('blog-estrategias', 'Mapa con una ruta marcada'),
  },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'three posts',
    content: {
      eyebrow: 'Sigue leyendo',
      heading: 'Blogs relacionados',
      posts: POSTS,
      allLink: { label: 'Ver todos los blogs', href: '/blogs' },
    },
  },
  { name: 'two posts', content: { heading: 'También te puede servir', posts: POSTS.slice(0, 2) } },
  { name: 'one post', content: { heading: 'Para empezar', posts: POSTS.slice(0, 1) } },
  {
    name: 'minimal',
    content: { posts: [{ id: 'a', title: 'Una publicación', redirectUrl: '/blogs' }] },
  },
  {
    name: 'longest words, missing pictures, right to left',
    content: {
      heading: 'Electroencefalografistas contrarrevolucionarios',
      subheading: LONG_WORD,
      posts: [
        { id: 'largo', title: LONG_WORD, description: LONG_WORD, redirectUrl: '/blogs' },
        {
          id: 'rtl',
          title: 'توصيل الطرود في الحي',
          description: 'نوصل كل طرد كأنه لنا.',
          redirectUrl: 'https://blog.example/ar',
          date: '2024-02-31',
        },
        { ...POSTS[2], id: 'con-imagen' },
      ],
      allLink: { label: LONG_WORD, href: '/blogs' },
    },
  },
  {
    name: 'fifty posts',
    content: {
      heading: 'Todo lo que hemos escrito',
      posts: Array.from({ length: 50 }, (_, index) => ({
        ...POSTS[index % POSTS.length],
        id: `blog-${index + 1}`,
        title: `Publicación ${index + 1}`,
      })),
    },
  },
];
