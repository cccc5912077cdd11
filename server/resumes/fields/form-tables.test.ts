import { describe, expect, it } from 'vitest';
import type { ResumeField } from '#schemas/api/resumes.ts';
import { readTextFile } from '../files/read-text.ts';
import { readFields } from './read-fields.ts';

type Read = Partial<Record<ResumeField, string>>;

/** Lines as a text file has them, cells parted by tabs. */
function read(...lines: readonly string[]): Read {
  const fields = readFields(readTextFile(Buffer.from(lines.join('\n'))).lines);
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

const BIMBO = { lastTitle: 'Chofer', lastCompany: 'Bimbo', lastFrom: '2019', lastTo: '2023' };

describe('tables of jobs', () => {
  it.each([
    ['Empresa\tDirección\tPuesto\tPeriodo', 'Bimbo\tAv. Juárez 20\tChofer\t2019-2023'],
    [
      'No.\tEmpresa\tPuesto\tPeriodo',
      '1\tBimbo\tChofer\t2019-2023',
      '2\tLala\tAyudante\t2016-2019',
    ],
    ['Periodo\tEmpresa\tPuesto\tJefe inmediato', '2019-2023\tBimbo\tChofer\tLic. Pérez'],
    ['Empresa\tPuesto\tDesde\tHasta\tMotivo de salida', 'Bimbo\tChofer\t2019\t2023\tRecorte'],
    [
      'Puesto\tSueldo\tEmpresa\tPeriodo',
      'Ayudante\t6,000\tLala\t2016-2019',
      'Chofer\t9,000\tBimbo\t2019-2023',
    ],
    ['Área\tPuesto\tEmpresa\tTiempo', 'Ventas\tChofer\tBimbo\t2019 a 2023'],
  ])('are read by their labels: %j', (...rows) => {
    expect(read('Ana Ruiz Soto', 'EXPERIENCIA LABORAL', ...rows)).toMatchObject(BIMBO);
  });

  it.each([
    ['Bimbo\t2019-2023\tChofer\tRenuncia voluntaria'],
    ['1\tBimbo\tChofer\t2019-2023'],
    ['Bimbo\tAv. Juárez 20\tChofer\t2019-2023'],
    ['Bimbo\tChofer\tTel. 311 222 3344\t2019-2023'],
    ['2019-2023\tAmazon México  Chofer'],
    ['Chofer\tBimbo\t$9,000\t2019-2023'],
  ])('are read by what is a title where they have no labels, or not at all: %j', (...rows) => {
    const { lastTitle, lastCompany } = read('Ana Ruiz Soto', 'EXPERIENCIA LABORAL', ...rows);
    expect([BIMBO.lastTitle, undefined]).toContain(lastTitle);
    expect([BIMBO.lastCompany, undefined]).toContain(lastCompany);
  });

  it('stay out where a row lacks a cell', () => {
    const rows = ['Empresa\tDirección\tPuesto\tPeriodo', 'Bimbo\tChofer\t2019-2023'];
    const found = read('Ana Ruiz Soto', 'EXPERIENCIA LABORAL', ...rows);
    expect([found.lastTitle, found.lastCompany]).toEqual([undefined, undefined]);
  });
});

describe('the printed form', () => {
  const PERSON = [
    'SOLICITUD DE EMPLEO',
    'DATOS PERSONALES',
    'Apellido Paterno\tApellido Materno\tNombre(s)\tEdad',
    'Martínez\tOlvera\tCarlos Eduardo\t34',
    'Domicilio\tColonia\tCódigo Postal\tTeléfono',
    'Calle Morelos 45\tCentro\t76000\t4421567890',
    'Ciudad\tEstado',
    'Tepic\tNayarit',
    'Lugar de nacimiento\tFecha de nacimiento\tNacionalidad',
    'Celaya, Guanajuato\t03/06/1990\tMexicana',
  ];
  const JOBS = [
    'EMPLEO ACTUAL Y ANTERIORES',
    'Concepto\tEmpleo actual o último\tEmpleo anterior\tEmpleo anterior',
    'Tiempo que prestó sus servicios\tDe 2019 a 2023\tDe 2016 a 2018\tDe 2010 a 2015',
    'Nombre de la compañía\tBimbo\tCoca-Cola FEMSA\tSabritas',
    'Dirección\tQuerétaro\tCelaya\tCelaya',
    'Teléfono\t442 211 0000\t461 612 0000\t461 613 0000',
    'Puesto desempeñado\tChofer\tAyudante general\tPromotor',
    'Nombre de su jefe directo\tLuis Pérez\tAna Gómez\tRaúl Soto',
    'REFERENCIAS PERSONALES',
    'Nombre\tDomicilio\tTeléfono\tOcupación',
    'Pedro Salas\tQuerétaro\t442 555 6677\tMaestro',
  ];

  it('names the person whose name stands below its labels, and the number and code', () => {
    expect(read(...PERSON, ...JOBS)).toMatchObject({
      ...{ name: 'Carlos Eduardo Martínez Olvera', phone: '+524421567890', postalCode: '76000' },
    });
  });

  it('has jobs side by side, and the last is one of them', () => {
    expect(read(...PERSON, ...JOBS)).toMatchObject(BIMBO);
    const turned = JOBS.map((row) => {
      const [label = '', first, second, ...rest] = row.split('\t');
      return [label, second, first, ...rest].filter((cell) => cell !== undefined).join('\t');
    });
    expect(read(...PERSON, ...turned)).toMatchObject(BIMBO);
  });

  it('says nothing of a town where the one of birth stands alone', () => {
    const born = [...PERSON.slice(0, 6), ...PERSON.slice(8)];
    expect(read(...born).city).toBeUndefined();
  });

  it('gives none of its labels for an answer where the answers are missing', () => {
    const table = ['EMPLEOS', 'Empresa\tPuesto\tPeriodo', 'REFERENCIAS', 'Nombre\tDomicilio'];
    const labels = [...PERSON.filter((_, index) => index < 2 || index % 2 === 0), ...table];
    const { name, lastTitle, lastCompany } = read(...labels);
    expect([name, lastTitle, lastCompany]).toEqual([undefined, undefined, undefined]);
  });
});
