import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const NEIGHBOURHOOD = {
  src: 'assets/barrio.svg',
  alt: 'Una camioneta reparte en una calle de casas de colores',
  width: 800,
  height: 640,
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'text, picture and figures',
    content: {
      eyebrow: 'Quiénes somos',
      heading: 'Empezamos con siete camionetas y una mesa prestada',
      html: '<p>En 2022 salíamos a ruta desde un taller en Iztapalapa. Hoy tenemos <strong>52 unidades</strong> y una estación propia, pero seguimos haciendo lo mismo: llegar, tocar y entregar bien.</p><p>Quien maneja con nosotros conoce a su líder por nombre, sabe su turno con una semana de anticipación y cobra el día que se le dijo.</p>',
      image: NEIGHBOURHOOD,
      stats: [
        { value: '52', label: 'unidades en 2025' },
        { value: '200+', label: 'paquetes al día por ruta' },
        { value: '23 kg', label: 'el paquete más pesado' },
        { value: '5 o 6', label: 'días a la semana' },
      ],
      cta: { label: 'Ver vacantes', href: '/buscar-empleos' },
    },
  },
  {
    name: 'picture at the start, three figures',
    content: {
      heading: 'Una empresa de aquí',
      html: '<p>Conocemos cada colonia porque vivimos en ellas.</p>',
      image: NEIGHBOURHOOD,
      imageSide: 'start',
      stats: [
        { value: '8', label: 'ciudades' },
        { value: '1,240', label: 'personas en ruta' },
        { value: '97 %', label: 'entregas a la primera' },
      ],
    },
  },
  { name: 'only a heading', content: { heading: 'Quiénes somos' } },
  {
    name: 'one figure, no picture',
    content: {
      heading: 'Manejamos juntos',
      stats: [{ value: '52', label: 'unidades, y contando' }],
    },
  },
  {
    name: 'as many figures as allowed',
    content: {
      heading: 'En cifras',
      stats: Array.from({ length: 12 }, (_, index) => ({
        value: `${(index + 1) * 125}`,
        label: `entregas en la zona ${index + 1}`,
      })),
    },
  },
  {
    name: 'longest words',
    content: {
      eyebrow: LONG_WORD,
      heading: 'Desinstitucionalización electroencefalográfica',
      html: `<p>${LONG_WORD}</p>`,
      stats: [
        { value: LONG_WORD, label: LONG_WORD },
        { value: '1,234,567,890', label: 'otorrinolaringólogos' },
      ],
      cta: { label: LONG_WORD, href: '/buscar-empleos' },
    },
  },
  {
    name: 'right to left',
    content: {
      heading: 'من نحن',
      html: '<p>بدأنا بسبع سيارات في 2022.</p>',
      image: NEIGHBOURHOOD,
      stats: [{ value: '52', label: 'سيارة' }],
    },
  },
];
