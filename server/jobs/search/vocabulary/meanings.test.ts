import { beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../../testing/jobs.ts';
import { setUp } from '../../../testing/set-up.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { searchJobs } from '../search-jobs.ts';
import { parseMeanings } from './meanings.ts';

const scope: JobScope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const start_date = new Date(Date.now() - 24 * 60 * 60 * 1000);

const jobs: readonly TestJob[] = [
  {
    reference_number: 'chofer',
    title: 'Chofer repartidor',
    city: 'Toluca',
    state: 'Estado de México',
    qualifications: 'Licencia vigente',
    experience: '2 años de experiencia comprobable',
    details: {
      licence: 'Estatal tipo A',
      schedule: 'Lunes a viernes, 9:00 a 18:30',
      pay: { text: '$2,900 a $4,150 a la semana', period: 'week' },
    },
  },
  {
    reference_number: 'camión',
    title: 'Operador de camión',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    qualifications: 'Licencia federal',
    details: {
      licence: 'Federal tipo B',
      schedule: 'Martes a domingo, 7:00 a 15:00',
      pay: { text: '$14,000 a $16,500 al mes + bono mensual', period: 'month' },
    },
  },
  {
    reference_number: 'copiloto',
    title: 'Ayudante de chofer',
    city: 'Puebla',
    state: 'Puebla',
    experience: 'Sin experiencia; te enseñamos en ruta',
    details: {
      licence: 'No se requiere licencia',
      schedule: 'Lunes a sábado, 7:00 a 15:00',
      pay: { text: '$400 a $480 al día', period: 'day' },
    },
  },
  {
    reference_number: 'noche',
    title: 'Clasificador de paquetes',
    description:
      '<p>Entras temprano y el resto del día es tuyo, aun en los pueblos de alrededor.</p>',
    city: 'León',
    state: 'Guanajuato',
    details: {
      schedule: '5 noches a la semana, 22:00 a 5:00',
      pay: { text: '$52 a $60 por hora', period: 'hour' },
    },
  },
  {
    reference_number: 'tarde',
    title: 'Mensajero en bicicleta',
    description: '<p>Se carga de noche. Fines de semana libres.</p>',
    city: 'Mérida',
    state: 'Yucatán',
    details: {
      schedule: '5 tardes a la semana, 16:00 a 20:30',
      vehicle: 'Bicicleta de la empresa',
    },
  },
];

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(
    database,
    jobs.map((job) => ({ start_date, ...job })),
  );
}, 60_000);

async function find(
  searchTerm: string,
  { synonyms, ...request }: Partial<JobSearchRequest> & Pick<JobScope, 'synonyms'> = {},
): Promise<string[]> {
  const own = synonyms === undefined ? scope : { ...scope, synonyms };
  const { records, correctedTerm } = await searchJobs(database, own, {
    searchTerm,
    orderBy: [{ field: 'relevance', direction: 'DESC' }],
    filters: [],
    facetFields: [],
    pageSize: 20,
    pageNumber: 0,
    ...request,
  });
  expect(correctedTerm).toBeUndefined();
  return records.map(({ referenceNumber }) => referenceNumber);
}

describe('words of another language or trade', () => {
  it.each([
    ['driver', ['chofer', 'camión', 'copiloto']],
    ['drivers', ['chofer', 'camión', 'copiloto']],
    ['truck driver', ['camión']],
    ['trailero', ['camión']],
    ['warehouse', ['noche']],
    ['night shift', ['noche', 'tarde']],
    ['courier', ['tarde']],
    ['machetero', ['copiloto']],
  ])('%s finds what is called otherwise', async (term, references) => {
    const found = await find(term);
    expect(new Set(found)).toEqual(new Set(references));
    expect(found[0]).toBe(references[0]);
  });

  it('mean what the site’s own groups say where these name them', async () => {
    expect(await find('warehouse', { synonyms: ['warehouse, mensajero'] })).toEqual(['tarde']);
  });
});

describe('a title that others have another word for', () => {
  const own = { agencyId: 'propias', clientId: TEST_CLIENT };
  const titles = [
    'Pizzero',
    'Lavaplatos',
    'Gruero',
    'Almacenero',
    'Peón',
    'Trainer',
    'Telemarketing',
  ];

  it('is found by itself', async () => {
    const ownJobs = titles.map((title) => ({ reference_number: title, title, start_date }));
    await insertJobs(
      database,
      ownJobs.map((job) => ({ agency_id: own.agencyId, ...job })),
    );
    const page = { orderBy: [], filters: [], facetFields: [], pageSize: 20, pageNumber: 0 };
    for (const title of titles) {
      const { records } = await searchJobs(database, own, { ...page, searchTerm: title });
      expect(records.map((job) => job.referenceNumber)).toContain(title);
    }
  });
});

describe('what is denied', () => {
  it.each([
    'sin licencia',
    'no se requiere licencia',
    'que no pidan licencia',
    'no tengo licencia',
    'sin licencia de manejo',
    'no license',
    'sin necesidad de licencia',
    'licencia no necesaria',
  ])('%s finds what needs none, and nothing that asks for one', async (term) => {
    const found = await find(term);
    expect(found).toEqual(['copiloto', 'tarde']);
  });

  it.each(['sin experiencia', 'no requiere experiencia', 'no necesito experiencia'])(
    '%s finds no job that asks for years of it',
    async (term) => {
      expect(await find(term)).toEqual(['copiloto']);
    },
  );

  it.each([
    ['sin camión', 'camión'],
    ['que no sea camión', 'camión'],
    ['no en bicicleta', 'tarde'],
    ['no quiero andar en bici', 'tarde'],
    ['menos Guanajuato', 'noche'],
    ['excepto ayudante', 'copiloto'],
    ['nada de noches', 'noche'],
    ['que no sea de noche', 'noche'],
    ['no nocturno', 'noche'],
    ['que no sea nocturnno', 'noche'],
  ])('%s finds all but the jobs that say it of themselves', async (term, left) => {
    const others = jobs.map(({ reference_number: reference }) => reference);
    expect(new Set(await find(term))).toEqual(new Set(others.filter((own) => own !== left)));
  });

  it('goes on behind “ni”, “o”, and “y” of exceptions', async () => {
    expect(new Set(await find('sin camión ni bicicleta'))).toEqual(
      new Set(['chofer', 'copiloto', 'noche']),
    );
    expect(new Set(await find('que no sea camión o bici'))).toEqual(
      new Set(['chofer', 'copiloto', 'noche']),
    );
    expect(new Set(await find('menos Toluca y Puebla'))).toEqual(
      new Set(['camión', 'noche', 'tarde']),
    );
  });

  it('narrows what is looked for', async () => {
    expect(await find('chofer que no sea ayudante')).toEqual(['chofer', 'tarde', 'camión']);
    expect(await find('no tengo bicicleta')).toEqual(['tarde']);
    expect(await find('bicicleta propia')).toEqual([]);
  });

  it('leaves no job out for what its prose says', async () => {
    expect(await find('mensajero que no sea de noche')).toContain('tarde');
  });

  it.each(['sin papeles', 'no importa', 'no encuentro trabajo', 'sin'])(
    '%s says nothing of jobs',
    async (term) => {
      expect(await find(term)).toHaveLength(jobs.length);
    },
  );

  it('stands beside other words of the same text', async () => {
    expect(await find('ayudante sin licencia')).toEqual(['copiloto']);
    expect(await find('chofer licencia tipo a')).toEqual(['chofer']);
    expect(await find('federal b')).toEqual(['camión']);
    expect(await find('lic fed tipo b')).toEqual(['camión']);
  });
});

describe('either of two', () => {
  it.each([
    ['camión o bici', ['camión', 'tarde']],
    ['camión o en bicicleta', ['camión', 'tarde']],
    ['clasificador u operador', ['camión', 'noche']],
    ['mensajero y/o clasificador en mérida', ['tarde']],
    ['chofer en puebla o toluca', ['chofer', 'copiloto']],
    ['turno vespertino o nocturno', ['tarde', 'noche']],
  ])('%s', async (term, references) => {
    expect(new Set(await find(term))).toEqual(new Set(references));
  });
});

describe('what is said beside it', () => {
  it.each([
    'hola buenas tardes busco chamba de clasificador porfa me urge',
    'q tal, algo d clasificador pa hoy xq debo la renta',
    'clasificador soy señora tengo 50 años y 2 años de experiencia',
    'quisiera trabajito de clasificador que paguen bien cerca de mi casa',
  ])('is no condition: %s', async (term) => {
    expect(await find(term)).toEqual(['noche']);
  });
});

describe('companies that stand for a kind of work', () => {
  const brand = { agencyId: 'marcas', clientId: TEST_CLIENT };

  it('find their own jobs first, then those of the kind', async () => {
    await insertJobs(
      database,
      [
        { reference_number: 'moto', title: 'Repartidor en moto' },
        { reference_number: 'rappi', title: 'Promotor', company: 'Rappi' },
        { reference_number: 'almacén', title: 'Montacarguista', company: 'Bodegas' },
      ].map((job) => ({ agency_id: brand.agencyId, start_date, ...job })),
    );
    const search = { orderBy: [{ field: 'relevance', direction: 'DESC' }] as const };
    const found = await searchJobs(database, brand, {
      searchTerm: 'rappi',
      ...search,
      filters: [],
      facetFields: [],
      pageSize: 20,
      pageNumber: 0,
    });
    expect(new Set(found.records.map((job) => job.referenceNumber))).toEqual(
      new Set(['rappi', 'moto']),
    );
  });
});

describe('schedules', () => {
  it.each([
    ['lunes a viernes', ['chofer', 'tarde']],
    ['fines de semana libres', ['chofer', 'tarde']],
    ['no trabajar fines de semana', ['chofer', 'tarde']],
    ['fines de semana', ['camión']],
    ['domingos libres', ['chofer', 'copiloto', 'tarde']],
    ['turno vespertino', ['tarde']],
    ['de 4 a 8', ['tarde']],
    ['de 7am a 3pm', ['camión', 'copiloto']],
    ['7am a 3pm', ['camión', 'copiloto']],
    ['22 a 5', ['noche']],
    ['sin nocturno', ['chofer', 'camión', 'copiloto', 'tarde']],
    ['que sea de día', ['chofer', 'camión', 'copiloto', 'tarde']],
    ['turno matutino', ['camión', 'copiloto']],
  ])('%s is told by days and hours', async (term, references) => {
    expect(new Set(await find(term))).toEqual(new Set(references));
  });

  it('are found below where only the description mentions their word', async () => {
    expect(await find('turno de noche')).toEqual(['noche', 'tarde']);
  });
});

describe('pay', () => {
  it.each([
    ['pago por día', ['copiloto']],
    ['pago semanal', ['chofer']],
    ['trabajo por hora', ['noche']],
    ['sueldo mensual', ['camión']],
  ])('%s is told by the period of pay alone', async (term, references) => {
    expect(await find(term)).toEqual(references);
  });

  it.each([
    ['4000 semanales', ['chofer']],
    ['$4,000 a la semana', ['chofer']],
    ['4500 semanales', []],
    ['más de 15000 al mes', ['camión', 'chofer']],
    ['15 mil', ['camión']],
    ['450 pesos diarios', ['copiloto', 'camión', 'chofer']],
    ['8000 quincenales', ['camión', 'chofer']],
    ['17000 al mes', ['chofer']],
    ['52 la hora', ['noche']],
    ['chofer 4 mil por semana', ['chofer']],
  ])('%s finds what pays as much', async (term, references) => {
    expect(await find(term)).toEqual(references);
  });
});

describe('places whose words mean something else', () => {
  it('are found by the place of a job alone', async () => {
    expect(await find('edomex')).toEqual(['chofer']);
    expect(await find('estado de méxico')).toEqual(['chofer']);
    expect(await find('puebla')).toEqual(['copiloto']);
  });
});

describe('the order by relevance', () => {
  it('prefers titles that begin with what was asked for', async () => {
    const found = ['chofer', 'copiloto', 'tarde', 'camión'];
    expect(await find('choferes')).toEqual(found);
    expect(await find('chofer')).toEqual(found);
  });
});

it('finds whole words that are known, and the beginnings of others', async () => {
  expect(await find('auto')).toEqual([]);
  expect(await find('bicicl')).toEqual(['tarde']);
});

it('keeps to the fields that are searched', async () => {
  expect(await find('driver', { searchFields: ['company'] })).toEqual([]);
  expect(await find('turno de noche', { searchFields: ['title'] })).toEqual([]);
  expect(await find('driver', { searchFields: ['title'] })).toContain('chofer');
});

it('reads a meaning with the fields that bind it', () => {
  const meanings = parseMeanings([
    { typed: 'Noche, de noche', says: 'nocturno, details:noches', never: 'place:día' },
  ]);
  const meaning = {
    says: [
      { text: 'nocturno', weights: '' },
      { text: 'noches', weights: 'C' },
    ],
    also: [],
    never: [{ text: 'día', weights: 'B' }],
  };
  expect(meanings.of('de noche')).toEqual(meaning);
  expect(meanings.of('noches')).toEqual(meaning);
  expect(meanings.of('día')).toBeUndefined();
});
