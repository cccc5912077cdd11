import type { WidgetSample } from '../../widget/widget-sample.ts';

const PHONE = {
  src: 'assets/repartidora-telefono.svg',
  alt: 'Una repartidora mira su teléfono junto a su camioneta',
  width: 640,
  height: 480,
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'with a picture',
    content: {
      title: 'Hola, ¿qué trabajo buscas?',
      text: 'Escribe un puesto o una palabra y te enseñamos las vacantes abiertas.',
      placeholder: 'Chofer, moto, almacén…',
      searchPageLink: '/buscar-empleos',
      searchNode: 'keyword',
      image: PHONE,
    },
  },
  { name: 'minimal', content: { title: 'Busca empleo' } },
  {
    name: 'longest words',
    content: {
      title: 'Anticonstitucionalmente desafortunadamente',
      text: 'Internacionalización de responsabilidades interdepartamentales. '.repeat(6),
      placeholder: 'Electroencefalografista otorrinolaringólogo',
      image: PHONE,
    },
  },
  {
    name: 'one word of 300 characters',
    content: { title: 'W'.repeat(300), text: 'W'.repeat(300), placeholder: 'W'.repeat(300) },
  },
];
