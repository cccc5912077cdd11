import { picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'three cards',
    content: {
      eyebrow: 'Por qué con nosotros',
      heading: 'Lo Que Nos Distingue',
      cards: [
        {
          id: 'crecimiento',
          title: 'Crecemos contigo',
          text: 'Empezamos con 7 unidades en 2022 y tenemos 52 en 2025. Cada nueva ruta necesita un líder, y lo buscamos primero en casa.',
          image: picture('tarjeta-crecimiento', 'Camionetas que suben una escalera'),
        },
        {
          id: 'horario',
          title: 'Horarios claros',
          text: 'Sabes tu turno con una semana de anticipación: 5 o 6 días, y el descanso que acordamos se respeta.',
          image: picture('tarjeta-horario', 'Reloj sobre la carretera'),
        },
        {
          id: 'tecnologia',
          title: 'Tecnología que ayuda',
          text: 'La ruta ya viene ordenada en tu teléfono. Tú decides cómo tocar la puerta.',
          image: picture('tarjeta-tecnologia', 'Teléfono con una ruta'),
        },
      ],
    },
  },
  {
    name: 'without pictures',
    content: {
      heading: 'Nuestros valores',
      cards: [
        { id: 'seguridad', title: 'Seguridad primero', text: 'Ningún paquete vale un accidente.' },
        {
          id: 'respeto',
          title: 'Respeto en cada puerta',
          text: 'Saludamos, esperamos y damos las gracias.',
        },
      ],
    },
  },
  {
    name: 'one card',
    content: {
      cards: [
        {
          id: 'uno',
          title: 'Una tarjeta',
          text: 'Su reverso.',
          image: picture('tarjeta-equipo', 'Saludo'),
        },
      ],
    },
  },
  {
    name: 'longest words, long and right-to-left texts',
    content: {
      heading: 'Electroencefalografistas contrarrevolucionarios',
      cards: [
        {
          id: 'titulo',
          title: 'x'.repeat(300),
          text: 'x'.repeat(300),
          image: picture('tarjeta-seguridad', 'Escudo'),
        },
        {
          id: 'largo',
          title: 'Todo lo que incluye',
          text: 'Vales de despensa, vehículo con gasolina y seguro. '.repeat(30).trim(),
        },
        {
          id: 'otorrino',
          title: 'Otorrinolaringólogos y esternocleidomastoideos en la desinstitucionalización',
          text: 'Sí.',
          image: picture('tarjeta-horario', 'Reloj'),
        },
        { id: 'rtl', title: 'توصيل الطرود في الحي', text: 'نوصل كل طرد كأنه لنا.' },
      ],
    },
  },
  {
    name: 'twelve cards',
    content: {
      cards: Array.from({ length: 12 }, (_, index) => ({
        id: `tarjeta-${index + 1}`,
        title: `Tarjeta ${index + 1}`,
        text: `Reverso ${index + 1}.`,
      })),
    },
  },
];
