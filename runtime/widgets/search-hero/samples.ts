import type { WidgetSample } from '../../widget/widget-sample.ts';

const DAWN = {
  src: 'assets/hero-amanecer.svg',
  alt: 'Una camioneta de reparto sube por la carretera al amanecer',
  width: 1440,
  height: 760,
};

const FACTS = [
  { value: '8', label: 'empresas que contratan' },
  { value: '200+', label: 'paquetes al día' },
  { value: '5 o 6', label: 'días a la semana' },
  { value: '18+', label: 'años cumplidos' },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'home page',
    content: {
      eyebrow: 'Empleos de reparto en todo México',
      title: 'Entregamos más que paquetes',
      text: 'Encuentra una ruta cerca de casa: vehículo, gasolina y seguro incluidos.',
      image: DAWN,
      ctaLabel: 'Buscar',
      facts: FACTS,
    },
  },
  {
    name: 'warehouse, three facts',
    content: {
      eyebrow: 'Almacenes Norte',
      title: 'Tu turno empieza aquí',
      text: 'Surtido, montacargas y recibo en las naves del norte.',
      image: {
        src: 'assets/hero-nave.svg',
        alt: 'Pasillo de un almacén con estantes a ambos lados',
        width: 1440,
        height: 620,
      },
      ctaLabel: 'Ver turnos',
      facts: FACTS.slice(1),
    },
  },
  {
    name: 'text in another language, no facts',
    content: {
      title: 'Entregamos más que paquetes',
      text: 'We deliver more than packages: we deliver opportunities for drivers all over Mexico.',
      textLang: 'en',
      image: DAWN,
      ctaLabel: 'Buscar empleos',
    },
  },
  { name: 'minimal', content: { title: 'Empleos', image: DAWN, ctaLabel: 'Ir' } },
  {
    name: 'one fact',
    content: { title: 'Empleos', image: DAWN, ctaLabel: 'Buscar', facts: FACTS.slice(0, 1) },
  },
  {
    name: 'longest words',
    content: {
      eyebrow: 'Otorrinolaringólogos y electroencefalografistas',
      title: 'Anticonstitucionalmente desafortunadamente',
      text: 'Internacionalización de responsabilidades interdepartamentales. '.repeat(6),
      image: DAWN,
      ctaLabel: 'Desafortunadamente internacionalización',
      facts: [
        { value: 'Electroencefalografista', label: 'otorrinolaringológicamente hablando' },
        ...FACTS.slice(1),
      ],
    },
  },
  {
    name: 'one word of 300 characters',
    content: {
      title: 'W'.repeat(300),
      text: 'W'.repeat(300),
      image: DAWN,
      ctaLabel: 'W'.repeat(300),
      facts: [{ value: 'W'.repeat(300), label: 'W'.repeat(300) }, ...FACTS.slice(1)],
    },
  },
  {
    name: 'right to left',
    content: {
      title: 'نوصل أكثر من الطرود',
      text: 'ابحث عن مسار قريب من منزلك.',
      image: DAWN,
      ctaLabel: 'ابحث',
      facts: FACTS.slice(0, 2),
    },
  },
];
