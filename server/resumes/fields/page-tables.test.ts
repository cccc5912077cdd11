import { describe, expect, it } from 'vitest';
import { layOut, type TextRun } from '../layout/lay-out.ts';
import { readFields } from './read-fields.ts';

/** A piece of text with its place from the left and from the top. */
type Piece = readonly [text: string, left: number, top: number];

function runsOf(...pieces: readonly Piece[]): TextRun[] {
  return pieces.map(([text, left, baseline]) => ({
    ...{ text, left, baseline, width: 5 * text.length, size: 10, font: 'f1' },
  }));
}

/** What a page says. */
function readPage(...pieces: readonly Piece[]) {
  const fields = readFields(layOut(runsOf(...pieces), 1));
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

const TOP = [
  ['Carlos Eduardo Martínez Olvera', 50, 50],
  ['Cel. 442 156 7890', 50, 75],
  ['EXPERIENCIA LABORAL', 50, 120],
] as const;
const JOBS = [
  ['2020 - 2025', 'Chofer repartidor', 'Bimbo S.A. de C.V.'],
  ['2016 - 2019', 'Ayudante general', 'Sabritas'],
  ['2014 - 2016', 'Acomodador', 'Soriana'],
  ['2012 - 2014', 'Cajero', 'Oxxo'],
] as const;
const BIMBO = {
  ...{ name: 'Carlos Eduardo Martínez Olvera', phone: '+524421567890' },
  ...{ lastTitle: 'Chofer repartidor', lastCompany: 'Bimbo S.A. de C.V.' },
  ...{ lastFrom: '2020', lastTo: '2025' },
};

describe('a table on a page is read row by row', () => {
  it('of jobs in three columns', () => {
    const rows = [['Periodo', 'Puesto', 'Empresa'] as const, ...JOBS].flatMap(
      ([dates, title, company], index) => {
        const top = 140 + 16 * index;
        return [
          [company, 50, top],
          [title, 220, top],
          [dates, 390, top],
        ] as const;
      },
    );
    const below = [
      ['ESCOLARIDAD', 50, 240],
      ['Preparatoria terminada', 50, 256],
    ] as const;
    expect(readPage(...TOP, ...rows, ...below)).toMatchObject(BIMBO);
  });

  it('of jobs whose dates stand on the left', () => {
    const rows = JOBS.flatMap(([dates, title, company], index) => {
      const top = 140 + 32 * index;
      return [
        [dates, 50, top],
        [title, 150, top],
        [company, 150, top + 14],
      ] as const;
    });
    expect(readPage(...TOP, ...rows)).toMatchObject(BIMBO);
  });

  it('whose cells go on below, each by itself', () => {
    const pieces = [
      ['Periodo', 50, 140],
      ['Empresa', 150, 140],
      ['Puesto', 250, 140],
      ['enero 2020 a', 50, 156],
      ['Bimbo S.A. de', 150, 156],
      ['Chofer repartidor', 250, 156],
      ['marzo 2025', 50, 168],
      ['C.V.', 150, 168],
      ['febrero 2016 a', 50, 188],
      ['Sabritas', 150, 188],
      ['Ayudante general', 250, 188],
      ['mayo 2019', 50, 200],
    ] as const;
    const found = { ...BIMBO, lastFrom: '2020-01', lastTo: '2025-03' };
    expect(readPage(...TOP, ...pieces)).toMatchObject(found);
  });

  it('with an empty cell in its place', () => {
    const rows = [
      ['Apellido paterno', 50, 90],
      ['Apellido materno', 170, 90],
      ['Nombre(s)', 290, 90],
      ['Edad', 450, 90],
      ['Martínez', 50, 102],
      ['Carlos Eduardo', 290, 102],
      ['34', 450, 102],
    ] as const;
    expect(readPage(['SOLICITUD DE EMPLEO', 200, 50], ...rows)).toMatchObject({
      name: 'Carlos Eduardo Martínez',
    });
  });

  it('of the printed form', () => {
    const table = [
      ['Apellido paterno', 'Apellido materno', 'Nombre(s)'],
      ['Martínez', 'Olvera', 'Carlos Eduardo'],
      ['Domicilio', 'Colonia', 'Teléfono'],
      ['Calle Morelos 45', 'Centro', '442 156 7890'],
      ['EMPLEOS ANTERIORES'],
      ['Empresa', 'Puesto', 'Periodo', 'Teléfono'],
      ['Bimbo S.A. de C.V.', 'Chofer repartidor', '2020 - 2025', '442 211 0000'],
      ['Sabritas', 'Ayudante general', '2016 - 2019', '461 612 0000'],
      ['REFERENCIAS PERSONALES'],
      ['Nombre', 'Ocupación', 'Teléfono'],
      ['Pedro Salas', 'Maestro', '442 555 6677'],
    ].flatMap((cells, row) =>
      cells.map((text, cell) => {
        return [text, [50, 200, 350, 470][cell] ?? 0, 90 + 16 * row] as const;
      }),
    );
    expect(readPage(['SOLICITUD DE EMPLEO', 200, 50], ...table)).toMatchObject(BIMBO);
  });
});

describe('dates on the left are of what stands beside them', () => {
  const NAME = ['Carlos Eduardo Martínez Olvera', 150, 50] as const;
  const WORK = [
    ['Chofer repartidor', 150, 150],
    ['Bimbo S.A. de C.V.', 150, 164],
    ['Entrega a tiendas', 150, 178],
    ['Ayudante general', 150, 210],
    ['Sabritas', 150, 224],
    ['Carga y descarga', 150, 238],
    ['Cajero', 150, 270],
    ['Oxxo', 150, 284],
  ] as const;
  const HEADING = ['EXPERIENCIA LABORAL', 50, 120] as const;
  const found = {
    name: BIMBO.name,
    lastTitle: 'Chofer repartidor',
    lastCompany: BIMBO.lastCompany,
  };

  it.each<[string, readonly Piece[], Record<string, string>]>([
    [
      'of three jobs, below a heading',
      [
        ['2020 - 2025', 50, 150],
        ['2016 - 2019', 50, 210],
        ['2014 - 2016', 50, 270],
      ],
      { lastFrom: '2020', lastTo: '2025' },
    ],
    [
      'one half below the other',
      [
        ['Ene 2020 -', 50, 150],
        ['Mar 2025', 50, 164],
        ['Feb 2016 -', 50, 210],
        ['Dic 2019', 50, 224],
      ],
      { lastFrom: '2020-01', lastTo: '2025-03' },
    ],
    [
      'one half above the line of the job and one below it',
      [
        ['2020 –', 50, 144],
        ['Presente', 50, 156],
        ['2016 –', 50, 204],
        ['2019', 50, 216],
      ],
      { lastFrom: '2020' },
    ],
    [
      'under headings of their own',
      [
        ['PERFIL', 50, 100],
        ['2020 - 2025', 50, 150],
        ['2016 - 2019', 50, 210],
        ['ESTUDIOS', 50, 310],
        ['2010 - 2013', 50, 330],
        ['Preparatoria', 150, 330],
        ['Chofer de reparto con experiencia', 150, 100],
      ],
      { lastFrom: '2020', lastTo: '2025' },
    ],
  ])('%s', (_, dates, spans) => {
    const read = readPage(NAME, HEADING, ...WORK, ...dates);
    expect(read).toMatchObject({ ...found, ...spans });
    expect(read['lastTo']).toBe(spans['lastTo']);
  });
});

it('headings side by side begin columns, though a form may ask for what one of them says', () => {
  const pieces = [
    ['Carlos Eduardo Martínez Olvera', 50, 50],
    ['EXPERIENCIA', 50, 100],
    ['Chofer repartidor', 50, 120],
    ['Bimbo | 03/2020 - 05/2025', 50, 134],
    ['Ruta de Querétaro a León', 50, 148],
    ['Ayudante general', 50, 170],
    ['Sabritas | 02/2016 - 12/2019', 50, 198],
    ['CONTACTO', 400, 100],
    ['442 156 7890', 400, 120],
    ['carlos.mtz@corr', 400, 134],
    ['eo.example', 400, 148],
    ['LICENCIA', 400, 184],
    ['Federal tipo B', 400, 198],
  ] as const;
  expect(readPage(...pieces)).toMatchObject({
    ...{ phone: '+524421567890', email: 'carlos.mtz@correo.example', licence: 'federal B' },
    ...{ lastTitle: 'Chofer repartidor', lastCompany: 'Bimbo', lastFrom: '2020-03' },
  });
});

it.each<[string, readonly Piece[]]>([
  [
    'words of letters apart',
    [
      ['J U A N', 50, 50],
      ['O R T E G A', 110, 50],
      ['S O S A', 190, 50],
    ],
  ],
  [
    'letters one by one',
    Array.from('JUAN ORTEGA SOSA', (letter, at): Piece => [letter, 50 + 8 * at, 50]).filter(
      ([letter]) => letter !== ' ',
    ),
  ],
])('a name of %s is whole', (_, pieces) => {
  expect(readPage(...pieces, ['771 203 4050', 50, 70])).toMatchObject({ name: 'Juan Ortega Sosa' });
});

it('a letter of a licence that ends its line does not go on with the next', () => {
  const pieces = [
    ['Ana Ruiz Soto', 50, 50],
    ['Licencia tipo A', 50, 90],
    ['Manejo de van', 50, 104],
  ] as const;
  expect(readPage(...pieces)).toMatchObject({ licence: 'A', name: 'Ana Ruiz Soto' });
  expect(layOut(runsOf(...pieces), 1)).toHaveLength(3);
});

it.each([
  ['Grupo Nopal — Operador de torton (septiembre de 2024', '– presente)'],
  ['Operador de torton en Grupo Nopal', 'septiembre de 2024', '– presente'],
  ['septiembre de 2024 – presente', 'Empresa: Grupo Nopal', 'Puesto: Operador de torton'],
])(
  'lines that a narrow page broke go on, and the dates of the next job begin one: %j',
  (...job) => {
    const texts = [...job, 'julio de 2021 – mayo de 2022', 'Empresa: Bimbo', 'Puesto: Cajero'];
    const lines = texts.map((text, row) => [text, 50, 140 + 14 * row] as const);
    const { lastTitle, lastFrom } = readPage(...TOP, ...lines);
    expect([lastTitle, lastFrom]).toEqual(['Operador de torton', '2024-09']);
  },
);

it('columns of their own are read one after the other, though their lines stand side by side', () => {
  const side = ['CONTACTO', '442 156 7890', 'HABILIDADES', 'Manejo de van', 'Puntual', 'Inglés'];
  const main = [
    'Carlos Eduardo Martínez Olvera',
    'EXPERIENCIA',
    'Chofer repartidor',
    'Bimbo S.A. de C.V.',
    '2020 - 2025',
    'Reparto de pan',
  ];
  const left = side.map((text, row) => [text, 50, 60 + 16 * row] as const);
  const right = main.map((text, row) => [text, 250, 60 + 16 * row] as const);
  expect(readPage(...left, ...right)).toMatchObject(BIMBO);
});
