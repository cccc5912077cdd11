import { describe, expect, it } from 'vitest';
import type { ResumeField } from '#schemas/api/resumes.ts';
import { readTextFile } from '../files/read-text.ts';
import { readFields } from './read-fields.ts';

type Read = Partial<Record<ResumeField, string>>;

/** The last job of a CV whose part for jobs has these lines. */
function readJob(text: string, head = 'EXPERIENCIA LABORAL'): Read {
  const lines = ['Ana Ruiz Soto', 'Tepic, Nay.', ...(head ? [head] : []), text];
  const fields = readFields(readTextFile(Buffer.from(lines.join('\n'))).lines);
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

const CASTORES = { lastTitle: 'Chofer', lastCompany: 'Transportes Castores' };
const JOB = 'Transportes Castores\nChofer\n2019 - 2021';

describe('school is no job', () => {
  it.each([
    'ESTUDIOS Y CURSOS',
    'NIVEL ACADÉMICO',
    'Formación académica y cursos',
    'CURSOS Y TALLERES',
    'Cursos tomados',
    'CAPACITACIONES',
    'Información académica',
    'GRADO ESCOLAR',
    'Perfil académico',
    'Preparación escolar',
    'INSTRUCCIÓN',
    'Educación básica',
    'Último grado de estudios',
    'Estudios académicos realizados',
    'Diplomados y certificaciones',
  ])('below the heading %s', (heading) => {
    const found = readJob(`${JOB}\n${heading}\nCentro Anáhuac\nTécnico en mecánica\n2021 - 2024`);
    expect(found).toMatchObject({ ...CASTORES, lastTo: '2021' });
  });

  it.each([
    'CBTIS 198\nTécnico en mecánica\n2021 - 2024',
    'Conalep Tepic, técnico en refrigeración, 2021 - 2024',
    'Secundaria Técnica 14\n2021 - 2024',
    'Preparatoria abierta 2022 - 2023',
    '2022 - 2024\nUniversidad Tecnológica de Tepic\nTSU en logística',
    'Licenciatura en Derecho (trunca), 2021 a 2023',
    'Curso de montacargas 2022 - 2023',
    'Diplomado en logística\n2022 - 2023',
  ])('without any heading: %j', (school) => {
    expect(readJob(`${JOB}\n${school}`)).toMatchObject({ ...CASTORES, lastTo: '2021' });
    expect(readJob(`${school}\nBusco trabajo de chofer`, '').lastCompany).toBeUndefined();
  });

  it('and somebody who works in one has a job', () => {
    const found = readJob('Universidad Vasconcelos\nIntendente\n2019 - 2023');
    expect(found).toMatchObject({
      lastTitle: 'Intendente',
      lastCompany: 'Universidad Vasconcelos',
    });
    expect(readJob('EXPERIENCIA\nBimbo\nChofer\n2019 - 2023', 'Vida laboral').lastTitle).toBe(
      'Chofer',
    );
  });
});

describe('a paper that is valid for some years is no job', () => {
  it.each([
    'Licencia federal tipo B, vigencia 2022 - 2027',
    'Licencia federal B, 2022 - 2027',
    'Licencia de chofer a partir de 2015 en Jalisco',
    'Lic. federal E (2022 - 2025)',
    'LICENCIA ESTATAL TIPO C\n2022 - 2025',
    'Vigencia: 03/2023 - 03/2026',
    'Apto médico 2023 - 2025',
    'Visa americana 2019 - 2029',
    'Cuento con licencia de manejo vigente desde 2022',
    'Chofer con licencia federal tipo B vigente de 2022 a 2025',
    'Constancia DC-3 montacargas, 2022 - 2025',
  ])('%s', (paper) => {
    expect(readJob(`${JOB}\n${paper}`)).toMatchObject({ ...CASTORES, lastTo: '2021' });
    const { lastTitle, lastCompany } = readJob(`${paper}\nTengo experiencia en tráiler`, '');
    expect([lastTitle, lastCompany]).toEqual([undefined, undefined]);
  });

  it('nor is what ends in years to come', () => {
    const to = new Date().getFullYear() + 3;
    expect(readJob(`${JOB}\nTransporte de personal\n2022 - ${to}`)).toMatchObject(CASTORES);
  });
});

describe('what somebody did at home, in service or on LinkedIn', () => {
  it.each([
    'Desempleada desde agosto de 2024',
    'Sin empleo\n2022 - actual',
    'Cuidado de mi mamá enferma\n2022 - actual',
    'Ama de casa, 2022 - 2024',
    'Servicio militar nacional\n2022 - 2023',
    'Al hogar\n2022 a la fecha',
    '2022 - 2024\nPausa por maternidad',
    'Estudiante de preparatoria 2022 - 2024',
    'Incapacidad por accidente de trabajo\n2022 - 2023',
    'En busca de trabajo desde enero de 2024',
  ])('is no job: %j', (time) => {
    expect(readJob(`${JOB}\n${time}`)).toMatchObject({ ...CASTORES, lastTo: '2021' });
  });

  it.each([
    'Arca Continental\n6 años 3 meses\nSupervisor de almacén\nenero de 2021 - Present (4 años)\nMonterrey, México',
    'Arca Continental\nSupervisor de almacén\n(3 años)\nenero de 2021 - actualidad',
    'Arca Continental\nSupervisor de almacén\nTiempo completo\nenero de 2021 - actualidad',
    'Arca Continental\nJornada completa · 4 años\nSupervisor de almacén\nene. 2021 - actualidad · 4 años',
  ])('is no company where it says how long: %j', (job) => {
    const found = readJob(job);
    expect(found).toMatchObject({
      lastTitle: 'Supervisor de almacén',
      lastCompany: 'Arca Continental',
    });
  });

  it.each([
    ['Chofer / Mensajero\nNotaría Pública 24\n2022 - 2023', 'Chofer / Mensajero'],
    ['Notaría Pública 24\nChofer - Mensajero\n2022 - 2023', 'Chofer - Mensajero'],
    ['Cajero, vendedor\nNotaría Pública 24\n2022 - 2023', 'Cajero, vendedor'],
  ])('two titles are one: %j', (job, title) => {
    const found = readJob(job);
    expect(found).toMatchObject({ lastTitle: title, lastCompany: 'Notaría Pública 24' });
  });
});

describe('labels of a form', () => {
  const DELPHI = { lastTitle: 'Chofer', lastCompany: 'Delphi', lastFrom: '2021', lastTo: '2024' };
  it.each([
    '1.- Empresa: Delphi  Puesto: Chofer  Periodo: 2021-2024  Jefe: Ing. Carlos Vela Tel 899 909 0000',
    'Empresa: Delphi  Puesto: Chofer\nPeriodo: 2021-2024',
    'Empresa: Delphi Puesto: Chofer Antigüedad: 2021-2024',
    'Empresa: Delphi\nPuesto: Chofer\nAntigüedad: 2021-2024\nEmpresa: Bimbo\nPuesto: Ayudante\nAntigüedad: 2016-2019',
    'Periodo: 2021-2024\nEmpresa: Delphi\nDirección: Av. Juárez 20\nTeléfono: 899 909 0000\nPuesto: Chofer\nSueldo: 8,000',
    'Empresa: Delphi\nPeriodo: 2021-2024\nPuesto: Chofer\nEmpresa: Bimbo\nPeriodo: 2016-2019\nPuesto: Ayudante',
    'Empresa\tDelphi\nPuesto\tChofer\nPeriodo\t2021-2024\nJefe\tLuis Pérez',
    'Último empleo: Delphi\nPuesto: Chofer\nTiempo trabajado: 2021 a 2024',
    'Puesto desempeñado: Chofer; Nombre de la empresa: Delphi; Fecha de ingreso: 2021; Fecha de salida: 2024; Motivo de salida: recorte',
    'EMPRESA: Delphi\tPUESTO: Chofer\tPERIODO: 2021-2024\tMOTIVO: recorte',
  ])('are part of no value: %j', (form) => {
    expect(readJob(form)).toMatchObject(DELPHI);
  });

  it.each([
    'Último empleo\nDelphi\nPuesto\nChofer\nPeriodo\n2021-2024',
    'Último empleo\tDelphi\nPuesto\tChofer\nPeriodo\t2021-2024\nJefe\tLuis Pérez',
  ])('are part of no value where the CV has no heading: %j', (form) => {
    expect(readJob(form, '')).toMatchObject(DELPHI);
  });
});

describe('places, numbers and sentences are no title and no company', () => {
  const JOBS = [
    'Chofer\nTransportes Castores\nLeón, Guanajuato\n2019-2023',
    'Transportes Castores\nLeón, Guanajuato\nChofer\n2019-2023',
    '2019 - 2023\nTransportes Castores, Azcapotzalco, CDMX\nChofer',
    'Transportes Castores, Tel. 477 710 1200\nChofer\n2019 - 2023',
    'Transportes Castores\nChofer\nHorario de 8 a 6\nDe marzo 2019 a julio 2023',
    'Transportes Castores\nChofer\nTurno nocturno\n2019 - 2023',
    'Transportes Castores, Monterrey, N.L.\nChofer\n2019 - 2023',
    'Transportes Castores, Blvd. Aeropuerto 12\nChofer\n2019 - 2023',
    'Chofer | Transportes Castores | Zapopan, Jalisco | 2019 - 2023',
  ];
  it.each(JOBS)('and the job beside them is read: %j', (job) => {
    expect(readJob(job)).toMatchObject(CASTORES);
  });

  it.each([
    'De 2021 a 2024: Chofer Rappi Turbo, zona Cumbres',
    'Del 10 de enero 2020 al 15 de marzo 2025 laboré en la empresa Chedraui como auxiliar de almacén, con el Sr. Tomás Rivera.',
    'León, Guanajuato\n2019-2023',
    'De 2019 a 2023 trabajé con mi tío, en su taller',
  ])('and name no company: %j', (job) => {
    expect(readJob(job).lastCompany).toBeUndefined();
  });
});

describe('who works on their own account', () => {
  it.each([
    'Por mi cuenta\nFletes y mudanzas con camioneta propia\n2019 a la fecha',
    'Chofer independiente\nMudanzas y fletes\n2019 a la fecha',
    'Negocio propio, venta de comida, 2019 - 2023',
  ])('has no company: %j', (job) => {
    expect(readJob(job).lastCompany).toBeUndefined();
  });
});

it('how long a job lasted in all keeps nobody from its company', () => {
  const job = 'Transportes Castores\nPuesto: Chofer\nTiempo laborado: 4 años\nPeriodo: 2019-2023';
  expect(readJob(job)).toMatchObject(CASTORES);
});

it('a large town behind a dash is no company', () => {
  expect(readJob('Warehouse Associate, Skyworks — Mexicali\t03/2021 – Present')).toMatchObject({
    lastTitle: 'Warehouse Associate',
    lastCompany: 'Skyworks',
    lastFrom: '2021-03',
  });
});

it.each(['Servicios', 'Grupo', 'TRANSPORTES'])('%s alone is no name of a company', (half) => {
  const found = readJob(`Auxiliar de limpieza en ${half}\nseptiembre 2020 - marzo 2024`);
  expect(found).toMatchObject({ lastTitle: 'Auxiliar de limpieza', lastFrom: '2020-09' });
  expect(found.lastCompany).toBeUndefined();
});

it('a title above stays where a town stands beside the dates', () => {
  const found = readJob('Repartidora de paquetería\nRedpack, Querétaro ene-21 / a la fecha');
  expect(found).toMatchObject({ lastTitle: 'Repartidora de paquetería', lastFrom: '2021-01' });
});
