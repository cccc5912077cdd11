import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'five questions',
    content: {
      eyebrow: 'Preguntas frecuentes',
      heading: 'Lo que todos preguntan antes de empezar',
      subheading: '¿Falta la tuya? Pregúntanos en el chat al aplicar.',
      items: [
        {
          question: '¿Necesito mi propio vehículo?',
          answer:
            '<p>No. La empresa pone el <strong>vehículo, la gasolina y el seguro</strong>. Tú pones tu licencia vigente y las ganas.</p>',
        },
        {
          question: '¿Qué requisitos debo cumplir?',
          answer:
            '<ul><li>Tener al menos 18 años y poder trabajar legalmente en México</li><li>Licencia de conducir vigente (el tipo depende del estado)</li><li>Historial de manejo seguro</li><li>Experiencia con camionetas</li></ul>',
        },
        {
          question: '¿Cuántos paquetes se entregan al día?',
          answer: '<p>200 o más, de hasta 23 kg cada uno. La mayoría caben en una mano.</p>',
        },
        {
          question: '¿Cómo son los turnos?',
          answer:
            '<p>Cambian de una empresa a otra. Lo normal son <strong>5 o 6 días a la semana</strong>.</p>',
        },
        {
          question: '¿Qué pasa al terminar la ruta?',
          answer:
            '<p>Vuelves a la estación, entregas las devoluciones y dejas limpia la camioneta. Mira las <a href="/buscar-empleos">vacantes cerca de ti</a>.</p>',
        },
      ],
    },
  },
  {
    name: 'one question without heading',
    content: { items: [{ question: '¿Pagan cada semana?', answer: '<p>Sí.</p>' }] },
  },
  {
    name: 'longest words and right-to-left text',
    content: {
      heading: 'Electroencefalografistas',
      items: [
        { question: 'x'.repeat(300), answer: `<p>${'x'.repeat(300)}</p>` },
        {
          question: '¿Otorrinolaringólogos, electroencefalografistas y esternocleidomastoideos?',
          answer: '<p>Sí.</p>',
        },
        {
          question: 'هل أحتاج إلى سيارة؟',
          answer: '<p>لا. الشركة توفر السيارة والوقود والتأمين.</p>',
        },
      ],
    },
  },
  {
    name: 'fifty questions',
    content: {
      heading: 'Todas las preguntas',
      items: Array.from({ length: 50 }, (_, index) => ({
        question: `Pregunta ${index + 1}`,
        answer: `<p>Respuesta ${index + 1}.</p>`,
      })),
    },
  },
];
