import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'page title with all parts',
    content: {
      eyebrow: 'Sobre nosotros',
      text: 'Ocho empresas, un mismo rumbo',
      level: 1,
      subheading:
        'Conoce a los socios de reparto que contratan en tu ciudad y elige con quién quieres manejar.',
    },
  },
  {
    name: 'section title, centred',
    content: {
      eyebrow: 'Beneficios',
      text: 'Beneficios que funcionan para usted',
      level: 2,
      subheading: 'Vehículo, gasolina y seguro corren por cuenta del socio. Tú pones las ganas.',
      align: 'center',
    },
  },
  { name: 'only text', content: { text: 'Tu primer día en ruta', level: 2 } },
  {
    name: 'third level',
    content: {
      text: 'Documentos que necesitas',
      level: 3,
      subheading: 'Tenlos a la mano antes de escribirnos.',
    },
  },
  {
    name: 'fourth level',
    content: {
      text: 'Licencia de conducir',
      level: 4,
      subheading: 'El tipo depende de tu estado.',
    },
  },
  {
    name: 'longest words',
    content: {
      eyebrow: 'Otorrinolaringólogos y electroencefalografistas',
      text: 'Anticonstitucionalmente desafortunadamente internacionalización',
      level: 1,
      subheading: 'x'.repeat(300),
    },
  },
  { name: 'one word of 300 characters', content: { text: 'W'.repeat(300), level: 2 } },
  {
    name: 'right to left',
    content: { text: 'فرص عمل للسائقين في المكسيك', level: 2, subheading: 'نبحث عن سائقين.' },
  },
];
