import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'growth over years',
    content: {
      eyebrow: 'Nuestra historia',
      heading: 'De 7 unidades a 52',
      subheading: 'Cada nueva camioneta es una ruta, y cada ruta es alguien que maneja.',
      series: [
        {
          name: 'Unidades en ruta',
          points: [
            { x: 2022, y: 7 },
            { x: 2023, y: 19 },
            { x: 2024, y: 34 },
            { x: 2025, y: 52 },
          ],
        },
      ],
      units: { x: 'Año', y: 'Unidades' },
      source: 'Tenochtli Reparto',
    },
  },
  {
    name: 'three series by month',
    content: {
      heading: 'Paquetes por ruta y día',
      series: [
        ['Ciudad de México', [212, 208, 221, 230, 236, 241, 228, 233, 240, 252, 290, 318]],
        ['Monterrey', [201, 199, 205, 214, 210, 222, 219, 224, 220, 231, 268, 301]],
        ['Mérida', [180, 176, 185, 190, 188, 186, 181, 179, 192, 204, 239, 262]],
      ].map(([name, values]) => ({ name, points: byMonth(values) })),
      units: { y: 'Paquetes' },
    },
  },
  {
    name: 'five series, some with gaps',
    content: {
      heading: 'Rutas por estación',
      series: ['Norte', 'Sur', 'Oriente', 'Poniente', 'Centro'].map((name, index) => ({
        name,
        points: Array.from({ length: 6 - (index % 3) }, (_, at) => ({
          x: `Semana ${at + 1 + (index % 2)}`,
          y: 20 + index * 9 + ((at * 7 + index * 3) % 11),
        })),
      })),
    },
  },
  { name: 'one point', content: { series: [{ name: 'Rutas', points: [{ x: 2025, y: 52 }] }] } },
  {
    name: 'all equal',
    content: {
      heading: 'Accidentes',
      series: [{ name: 'Percances al mes', points: byMonth([0, 0, 0, 0, 0, 0]) }],
    },
  },
  {
    name: 'negative values',
    content: {
      heading: 'Temperatura de madrugada',
      series: [
        {
          name: 'Toluca',
          points: byMonth([-3.5, -1.2, 0.4, 2.8, 5.1, 7.9, 7.2, 7, 6.4, 3.3, -0.6, -2.9]),
        },
      ],
      units: { y: '°C' },
    },
  },
  {
    name: 'fifty points',
    content: {
      heading: 'Entregas por día',
      series: [
        {
          name: 'Entregas',
          points: Array.from({ length: 50 }, (_, index) => ({
            x: index + 1,
            y: Math.round(200 + 40 * Math.sin(index / 4) + index),
          })),
        },
      ],
      units: { x: 'Día', y: 'Entregas' },
    },
  },
  {
    name: 'huge and tiny numbers',
    content: {
      series: [
        {
          name: 'Total',
          points: [
            { x: 1e9, y: 9.87e14 },
            { x: 2e9, y: -1.2e12 },
          ],
        },
        { name: 'Parte', points: [{ x: 1.5e9, y: 0.000001 }] },
      ],
    },
  },
  {
    name: 'longest words and right-to-left text',
    content: {
      heading: 'Electroencefalografistas',
      series: [
        {
          name: 'x'.repeat(300),
          points: [
            { x: 'Otorrinolaringología y neurofisiología', y: 3 },
            { x: 'W'.repeat(40), y: 9 },
          ],
        },
        { name: 'الطرود', points: [{ x: 'يناير', y: 5 }] },
      ],
      units: { x: 'x'.repeat(300), y: 'x'.repeat(300) },
      source: 'x'.repeat(300),
    },
  },
];

function byMonth(values: unknown) {
  const months = [
    'Ene',
    'Feb',
    'Mar',
    'Abr',
    'May',
    'Jun',
    'Jul',
    'Ago',
    'Sep',
    'Oct',
    'Nov',
    'Dic',
  ];
  return Array.isArray(values) ? values.map((y: number, index) => ({ x: months[index], y })) : [];
}
