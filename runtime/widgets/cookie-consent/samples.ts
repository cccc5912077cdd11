import type { WidgetSample } from '../../widget/widget-sample.ts';

const LONG_WORD = 'Otorrinolaringologia'.repeat(15);

const NECESSARY = {
  id: 'necesarias',
  name: 'Necesarias',
  description: 'Guardan tus empleos y esta elección en tu teléfono.',
  required: true,
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'three categories',
    content: {
      heading: 'Tú decides sobre las cookies',
      text: 'Usamos cookies opcionales para saber qué vacantes ayudan más. Sin tu permiso no medimos nada.',
      policy: { label: 'Política de privacidad', href: '/politica-de-privacidad' },
      version: 1,
      categories: [
        NECESSARY,
        {
          id: 'medicion',
          name: 'Medición',
          description: 'Cuentan visitas y clics, sin tu nombre.',
        },
        {
          id: 'publicidad',
          name: 'Publicidad',
          description: 'Dicen al anuncio que te trajo que llegaste.',
        },
      ],
    },
  },
  {
    name: 'one category',
    content: {
      heading: 'Cookies',
      text: '¿Podemos contar tu visita?',
      version: 7,
      categories: [{ id: 'medicion', name: 'Medición', description: 'Cuenta visitas.' }],
    },
  },
  {
    name: 'only what is always on',
    content: {
      heading: 'Cookies',
      text: 'Solo las necesarias.',
      version: 1,
      categories: [NECESSARY],
    },
  },
  {
    name: 'fifty categories',
    content: {
      heading: 'Muchas cookies',
      text: 'Elige entre cincuenta.',
      version: 2,
      categories: Array.from({ length: 50 }, (_, i) => ({
        id: `categoria-${i + 1}`,
        name: `Categoría ${i + 1}`,
        description: 'Para algo.',
      })),
    },
  },
  {
    name: 'longest words',
    content: {
      heading: LONG_WORD,
      text: LONG_WORD,
      policy: { label: LONG_WORD, href: '/politica-de-privacidad' },
      version: 1,
      categories: [{ id: 'larga', name: LONG_WORD, description: LONG_WORD }],
    },
  },
  {
    name: 'right to left',
    content: {
      heading: 'ملفات تعريف الارتباط',
      text: 'نستخدم ملفات اختيارية لقياس الزيارات.',
      version: 1,
      categories: [{ id: 'qiyas', name: 'القياس', description: 'عدد الزيارات' }],
    },
  },
];
