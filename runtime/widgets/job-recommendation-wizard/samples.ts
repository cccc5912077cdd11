import type { WidgetSample } from '../../widget/widget-sample.ts';

const PLACE = {
  asks: 'place',
  question: '¿Dónde quieres trabajar?',
  help: 'Escribe tu ciudad o usa tu ubicación.',
};

const VEHICLE = {
  asks: 'vehicle',
  question: '¿Qué te gusta manejar?',
  help: 'Puedes elegir varios.',
  options: [
    {
      label: 'Moto',
      values: ['Moto'],
      search: { field: 'category', value: 'Reparto en moto' },
    },
    {
      label: 'Van o camioneta',
      note: 'Hasta 3.5 toneladas',
      values: ['Van', 'Camioneta'],
      search: { field: 'category', value: 'Reparto en van' },
    },
  ],
};

const LICENCE = {
  asks: 'licence',
  question: '¿Qué licencia tienes?',
  options: [
    { label: 'Chofer', values: ['Chofer'] },
    { label: 'Todavía ninguna', values: ['No se requiere licencia'] },
  ],
};

const SCHEDULE = {
  asks: 'schedule',
  question: '¿Qué horario te acomoda?',
  options: [
    { label: 'Lunes a viernes', values: ['Lunes a viernes'] },
    {
      label: 'Medio tiempo',
      values: ['Medio tiempo'],
      search: { field: 'employmentType', value: 'Medio tiempo' },
    },
  ],
};

const LONG_WORD = 'W'.repeat(300);

export const samples: readonly WidgetSample[] = [
  {
    name: 'four questions',
    content: {
      heading: 'Encuentra tu ruta en un minuto',
      subheading: 'Responde lo que quieras y salta lo demás.',
      steps: [PLACE, VEHICLE, LICENCE, SCHEDULE],
    },
  },
  { name: 'one question', content: { steps: [PLACE] } },
  {
    name: 'no question of a place, one without options',
    content: {
      eyebrow: 'Un minuto',
      heading: 'Tu turno',
      steps: [SCHEDULE, { ...VEHICLE, options: [] }, LICENCE],
    },
  },
  {
    name: 'ten options, one word of 300 characters',
    content: {
      heading: LONG_WORD,
      steps: [
        {
          asks: 'vehicle',
          question: LONG_WORD,
          help: LONG_WORD,
          options: Array.from({ length: 10 }, () => ({
            label: LONG_WORD,
            note: LONG_WORD,
            values: ['Van'],
            search: { field: 'keyword', value: 'van' },
          })),
        },
      ],
    },
  },
  {
    name: 'right to left',
    content: {
      heading: 'ابحث عن طريقك',
      steps: [PLACE, { ...VEHICLE, question: 'ماذا تقود؟' }],
    },
  },
];
