import { LONG_WORD } from '../../testing/sample-content.ts';
import type { WidgetSample } from '../../widget/widget-sample.ts';

function portrait(number: number, alt: string) {
  return { src: `assets/persona-${number}.svg`, alt, width: 480, height: 480 };
}

export const samples: readonly WidgetSample[] = [
  {
    name: 'six people with portraits',
    content: {
      eyebrow: 'El equipo',
      heading: 'Quien te contesta cuando llamas a la estación',
      subheading:
        'Todos empezaron en una ruta. Por eso saben lo que preguntas antes de que termines.',
      people: [
        {
          id: 'marisol',
          name: 'Marisol Ávila',
          role: 'Jefa de estación',
          image: portrait(1, 'Marisol, de cabello recogido'),
          bio: 'Empezó como auxiliar en Ecatepec. Hoy coordina 18 rutas y todavía sale los sábados.',
        },
        {
          id: 'ramon',
          name: 'Ramón Xicoténcatl',
          role: 'Capacitación y seguridad vial',
          image: portrait(2, 'Ramón, con bigote y gorra'),
          bio: 'Doce años al volante sin un solo percance.',
        },
        {
          id: 'lupita',
          name: 'Guadalupe «Lupita» Ek',
          role: 'Repartidora titular',
          image: portrait(3, 'Lupita, sonriente'),
          bio: 'Conoce cada portón del centro de Mérida y el nombre de la mayoría de los perros. Antes vendía en el mercado; ahora dice que la camioneta es su puesto con ruedas y que la mejor parte del día es la vuelta, con la caja vacía.',
        },
        {
          id: 'ivan',
          name: 'Iván Duarte',
          role: 'Taller',
          image: portrait(4, 'Iván, con barba'),
          bio: 'Revisa cada unidad antes de que amanezca.',
        },
        {
          id: 'teresa',
          name: 'Teresa Cantú',
          role: 'Contrataciones',
          image: portrait(5, 'Teresa, de lentes y pelo cano'),
        },
        {
          id: 'beto',
          name: 'Alberto Nava',
          role: 'Despacho',
          image: portrait(6, 'Alberto, con audífonos'),
        },
      ],
    },
  },
  {
    name: 'four people without portraits, centred',
    content: {
      heading: 'Líderes de turno',
      align: 'center',
      people: [
        { name: 'María de la Luz Peña', role: 'Turno matutino' },
        { name: 'Óscar Íñiguez', role: 'Turno vespertino' },
        { name: 'ximena robles', role: 'Fines de semana' },
        { name: 'Chucho', role: 'Patio' },
      ],
    },
  },
  {
    name: 'one person',
    content: {
      people: [
        {
          name: 'Teresa Cantú',
          role: 'Contrataciones',
          image: portrait(5, 'Teresa, de lentes y pelo cano'),
          bio: 'Responde cada mensaje el mismo día. Si no contestó, escríbele otra vez.',
        },
      ],
    },
  },
  {
    name: 'two people, one without portrait',
    content: {
      heading: 'Tus contactos',
      people: [
        { name: 'Alberto Nava', role: 'Despacho', image: portrait(6, 'Alberto, con audífonos') },
        { name: '🚚', role: 'Sin letras en el nombre' },
      ],
    },
  },
  {
    name: 'fifty people',
    content: {
      heading: 'Todo el equipo',
      people: Array.from({ length: 50 }, (_, index) => ({
        name: `Persona Número ${index + 1}`,
        role: 'Repartidora',
      })),
    },
  },
  {
    name: 'longest words and right-to-left text',
    content: {
      heading: 'Otorrinolaringólogos',
      people: [
        { name: LONG_WORD, role: LONG_WORD, bio: LONG_WORD },
        { name: 'Electroencefalografista Contrarrevolucionaria', role: 'Desinstitucionalización' },
        { name: 'ليلى حداد', role: 'سائقة', bio: 'تعرف كل شارع في الحي.' },
      ],
    },
  },
];
