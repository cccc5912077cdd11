import type { WidgetSample } from '../../widget/widget-sample.ts';

const LONG_WORD = 'Otorrinolaringologia'.repeat(15);

/** Far enough ahead that samples stay samples. */
function dayTime(day: string, start = '10:00', end = '14:00') {
  return { start: `2031-${day}T${start}:00-06:00`, end: `2031-${day}T${end}:00-06:00` };
}

const OPEN_DAY = {
  id: 'puertas-abiertas',
  title: 'Día de puertas abiertas en la estación León',
  place: 'Estación León Norte, blvd. Aeropuerto 1420',
  description:
    'Conoce la estación, súbete a una camioneta y pregunta lo que quieras a quien ya reparte. Trae tu licencia si quieres dejar lista tu cita.',
  eventDateAndTime: dayTime('03-08'),
  link: { label: 'Apartar lugar', href: '/buscar-empleos?city=León' },
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'three events and one that is over',
    content: {
      eyebrow: 'Nos vemos pronto',
      heading: 'Próximos eventos',
      subheading: 'Ferias de empleo y puertas abiertas: llega con tu licencia y sal con una cita.',
      events: [
        {
          id: 'feria',
          title: 'Feria de empleo Monterrey',
          place: 'Parque Fundidora, Nave Lewis',
          eventDateAndTime: dayTime('04-19', '09:00', '18:30'),
          link: { label: 'Ver vacantes', href: '/buscar-empleos?city=Monterrey' },
        },
        OPEN_DAY,
        {
          id: 'taller',
          title: 'Taller de manejo defensivo',
          description: 'Dos días, sin costo. Al terminar recibes constancia.',
          eventDateAndTime: { start: '2031-05-03T08:00-06:00', end: '2031-05-04T13:00-06:00' },
        },
        {
          id: 'pasado',
          title: 'Posada 2023',
          eventDateAndTime: { start: '2023-12-15T18:00-06:00', end: '2023-12-15T22:00-06:00' },
        },
      ],
    },
  },
  {
    name: 'all over',
    content: {
      heading: 'Próximos eventos',
      events: [
        {
          id: 'pasado',
          title: 'Posada 2023',
          eventDateAndTime: { start: '2023-12-15T18:00-06:00', end: '2023-12-15T22:00-06:00' },
        },
      ],
      emptyText: 'Aún no hay fechas nuevas. Mientras tanto, revisa las vacantes de tu ciudad.',
    },
  },
  { name: 'none and no words', content: { events: [] } },
  {
    name: 'one event in another time zone',
    content: {
      events: [{ ...OPEN_DAY, place: 'Estación Tijuana', link: { label: 'Ir', href: '#main' } }],
      timeZone: 'America/Tijuana',
    },
  },
  {
    name: 'fifty events',
    content: {
      heading: 'Calendario',
      events: Array.from({ length: 50 }, (_, i) => ({
        id: `evento-${i}`,
        title: `Cita de contratación ${i + 1}`,
        eventDateAndTime: dayTime(`06-${String((i % 28) + 1).padStart(2, '0')}`),
      })),
    },
  },
  {
    name: 'longest words',
    content: {
      heading: LONG_WORD,
      events: [
        {
          id: 'largo',
          title: LONG_WORD,
          place: LONG_WORD,
          description: LONG_WORD,
          eventDateAndTime: dayTime('03-08'),
          link: { label: LONG_WORD, href: '#main' },
        },
      ],
    },
  },
  {
    name: 'right to left',
    content: {
      heading: 'الفعاليات القادمة',
      events: [
        {
          id: 'rtl',
          title: 'يوم التوظيف',
          place: 'مونتيري',
          eventDateAndTime: dayTime('03-08'),
          link: { label: 'احجز مكانك', href: '#main' },
        },
      ],
    },
  },
];
