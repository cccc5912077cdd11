import { LONG_WORD, picture } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

const REQUIREMENTS = `<p>Antes de la primera entrevista, reúne lo básico. <strong>Sin licencia vigente no hay ruta</strong>, así que empieza por ahí.</p>
<ul><li>Tener 18 años cumplidos y permiso para trabajar en México.</li><li>Licencia de conducir vigente; el tipo depende del estado.</li><li>Historial de manejo limpio y experiencia con camionetas.</li></ul>
<h3>Documentos que casi siempre piden</h3>
<ol><li>Identificación oficial y CURP.</li><li>Comprobante de domicilio de los últimos tres meses.</li><li>Número de Seguridad Social y constancia fiscal.</li></ol>`;

const DAY = `<p>El día empieza en la estación: cargas, revisas la camioneta y sales con la ruta en el teléfono.</p>
<blockquote><p>La ruta se gana en la carga: lo que acomodas bien a las siete, no lo buscas a las dos.</p></blockquote>
<table><caption>Una jornada común</caption><thead><tr><th scope="col">Hora</th><th scope="col">Qué haces</th><th scope="col">Paquetes por entregar</th></tr></thead><tbody><tr><td>7:30</td><td>Carga y revisión de la camioneta</td><td>200</td></tr><tr><td>13:00</td><td>Comida a media ruta</td><td>110</td></tr><tr><td>17:30</td><td>Regreso a la estación y limpieza</td><td>0</td></tr></tbody></table>
<p>Los paquetes pesan hasta 23 kg. Lleva agua, buen calzado y <a href="/buscar-empleos">busca rutas cerca de tu casa</a>.</p>`;

export const samples: readonly WidgetSample[] = [
  {
    name: 'article with everything',
    content: {
      title: 'Cómo convertirte en repartidor en México',
      date: '2024-01-15',
      readingMinutes: 10,
      lead: 'Los requisitos, los documentos y los primeros días en la ruta: lo que conviene saber antes de empezar.',
      image: picture('blog-como-ser', 'Repartidora junto a su camioneta al amanecer'),
      sections: [
        { id: 'requisitos', heading: 'Lo que necesitas para empezar', html: REQUIREMENTS },
        {
          id: 'jornada',
          heading: 'Cómo es un día en la ruta',
          html: DAY,
          image: { ...picture('mapa-ruta', 'Mapa con una ruta marcada'), height: 512 },
        },
        {
          heading: 'Preguntas para tu entrevista',
          html: '<p>Pregunta por el sueldo base, los vales, el seguro y quién paga la gasolina.</p><p>Y pregunta también cuántos días trabajas: lo común son 5 o 6 a la semana.</p>',
        },
      ],
    },
  },
  {
    name: 'one section and nothing else',
    content: {
      title: 'Aviso',
      date: '2024-01-01',
      sections: [{ heading: 'Horario de fiestas', html: '<p>Cerramos el 1 de enero.</p>' }],
    },
  },
  {
    name: 'one minute, no picture',
    content: {
      title: 'Tres consejos para tu primera semana',
      date: '2024-02-29',
      readingMinutes: 1,
      sections: [
        { heading: 'Llega temprano', html: '<p>Quince minutos cambian tu día.</p>' },
        { heading: 'Acomoda por zona', html: '<p>La primera calle, junto a la puerta.</p>' },
      ],
    },
  },
  {
    name: 'longest words and right-to-left text',
    content: {
      title: LONG_WORD,
      date: '2024-01-15',
      readingMinutes: 600,
      lead: LONG_WORD,
      sections: [
        { heading: LONG_WORD, html: `<p>${LONG_WORD}</p><h2>${LONG_WORD}</h2>` },
        { heading: 'كيف تصبح سائق توصيل', html: '<p>ابدأ من هنا.</p>' },
      ],
    },
  },
  {
    name: 'fifty sections',
    content: {
      title: 'Glosario del reparto',
      date: '2024-01-15',
      readingMinutes: 45,
      sections: Array.from({ length: 50 }, (_, index) => ({
        heading: `Término ${index + 1}`,
        html: `<p>Definición ${index + 1}.</p>`,
      })),
    },
  },
];
