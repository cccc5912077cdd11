import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'how to apply',
    content: {
      eyebrow: 'Sin filas, sin papeleo',
      heading: 'Cómo Aplicar',
      steps: [
        { number: 1, title: 'Haz clic en ‘Aplicar’' },
        { number: 2, title: 'Abre el chat' },
        { number: 3, title: 'Inicia la conversación' },
        { number: 4, title: 'Guarda nuestro contacto' },
      ],
      cta: { label: 'Ver todas las oportunidades', href: '/buscar-empleos' },
    },
  },
  {
    name: 'with texts',
    content: {
      heading: 'Tu primera semana',
      subheading: 'De la entrevista a tu primera ruta en siete días.',
      steps: [
        {
          number: 1,
          title: 'Entrevista',
          text: 'Veinte minutos por chat o en la estación. Trae tu licencia y una identificación.',
        },
        {
          number: 2,
          title: 'Capacitación',
          text: 'Dos días pagados: manejo seguro, la aplicación y el manejo de paquetes.',
        },
        {
          number: 3,
          title: 'Primera ruta',
          text: 'Sales acompañado. Terminas en la estación, con devoluciones y la camioneta limpia.',
        },
      ],
      cta: { label: 'Quiero empezar', href: '/buscar-empleos' },
    },
  },
  {
    name: 'twelve steps',
    content: {
      heading: 'Un día en ruta',
      steps: [
        'Llegas a la estación',
        'Revisas la unidad',
        'Recoges tu teléfono',
        'Cargas los paquetes',
        'Sales a ruta',
        'Primera entrega',
        'Tomas tu descanso',
        'Sigues la ruta',
        'Última entrega',
        'Vuelves a la estación',
        'Entregas devoluciones',
        'Limpias la camioneta',
      ].map((title, index) => ({ number: index + 1, title })),
    },
  },
  {
    name: 'one step',
    content: { heading: 'Cómo Aplicar', steps: [{ number: 1, title: 'Escríbenos por chat' }] },
  },
  {
    name: 'two-digit numbers, longest words and right-to-left text',
    content: {
      heading: 'Desinstitucionalización',
      steps: [
        {
          number: 97,
          title: 'Electroencefalografistas contrarrevolucionarios',
          text: 'x'.repeat(300),
        },
        { number: 98, title: 'x'.repeat(300) },
        { number: 99, title: 'افتح المحادثة', text: 'نوصل كل طرد كأنه لنا.' },
      ],
      cta: { label: 'x'.repeat(300), href: '/buscar-empleos' },
    },
  },
];
