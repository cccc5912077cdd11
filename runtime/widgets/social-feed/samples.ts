import { LONG_WORD, picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const POSTS = [
  {
    text: 'Hoy 12 personas terminaron su capacitación en León. ¡Bienvenidas al equipo!',
    image: picture('tarjeta-companeros', 'Grupo de repartidores'),
    href: 'https://red.example/publicacion/1',
    date: '2024-06-03',
  },
  {
    text: 'Llueve en Puebla, pero las entregas no se detienen. Impermeables listos en cada estación.',
    image: picture('tarjeta-lluvia', 'Camioneta bajo la lluvia'),
    href: 'https://red.example/publicacion/2',
    date: '2024-05-28',
  },
  {
    text: 'Ramón cumple 5 años con nosotros. Su secreto: saludar antes de tocar.',
    image: picture('tarjeta-platica', 'Dos personas que platican'),
    href: 'https://red.example/publicacion/3',
    date: '2024-05-19',
  },
  {
    text: 'Nueva estación en Querétaro: 30 lugares abiertos.',
    image: picture('tarjeta-estacion', 'Estación de reparto'),
    href: 'https://red.example/publicacion/4',
    date: '2024-05-02',
  },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'two networks',
    content: {
      eyebrow: 'Síguenos',
      heading: 'Lo último en nuestras redes',
      networks: [
        { name: 'Facebook', posts: POSTS },
        { name: 'Instagram', posts: POSTS.slice(1, 3) },
      ],
    },
  },
  {
    name: 'one network',
    content: { heading: 'En redes', networks: [{ name: 'Facebook', posts: POSTS.slice(0, 3) }] },
  },
  {
    name: 'minimal: one post without picture and date',
    content: {
      networks: [{ name: 'TikTok', posts: [{ text: 'Hola.', href: 'https://red.example/1' }] }],
    },
  },
  {
    name: 'longest words, missing pictures, right to left',
    content: {
      heading: LONG_WORD,
      networks: [
        {
          name: LONG_WORD,
          posts: [
            { text: LONG_WORD, href: 'https://red.example/1', date: '2024-02-31' },
            { text: 'نوصل كل طرد كأنه لنا.', href: 'https://red.example/2' },
            { ...POSTS[0] },
          ],
        },
        { name: 'X', posts: [{ text: 'Una línea.\nY otra.', href: '/blogs' }] },
      ],
    },
  },
  {
    name: 'fifty posts',
    content: {
      networks: [
        {
          name: 'Facebook',
          posts: Array.from({ length: 50 }, (_, index) => ({
            text: `Publicación ${index + 1}`,
            href: `https://red.example/publicacion/${index + 1}`,
          })),
        },
        { name: 'Instagram', posts: POSTS },
      ],
    },
  },
];
