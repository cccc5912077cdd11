import { describe, expect, it } from 'vitest';
import type { ResumeField } from '#schemas/api/resumes.ts';
import { readTextFile } from '../files/read-text.ts';
import { layOut, type TextRun } from '../layout/lay-out.ts';
import { readFields } from './read-fields.ts';

type Read = Partial<Record<ResumeField, string>>;

/** Lines as a text file has them. */
function read(...lines: readonly string[]): Read {
  return toRead(readFields(readTextFile(Buffer.from(lines.join('\n'))).lines));
}

/** Pieces of a page, each on a line of its own: how far to the right, then the text. */
function readPage(...pieces: readonly (readonly [number, string])[]): Read {
  const runs = pieces.map(
    ([left, text], index): TextRun => ({
      ...{ text, left, baseline: 60 + 18 * index },
      ...{ width: 5 * text.length, size: 11, font: 'f1' },
    }),
  );
  return toRead(readFields(layOut(runs, 1)));
}

function toRead(fields: ReturnType<typeof readFields>): Read {
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

describe('the name', () => {
  it('is no title of the document, and goes with its label', () => {
    const { name } = read('CURRÍCULUM VITAE', 'DATOS', 'Nombre: José Luis de la Cruz Peña');
    expect(name).toBe('José Luis de la Cruz Peña');
  });

  it('is put together from the fields of a form', () => {
    const lines = ['Apellido paterno: Campos   Apellido materno: Castro', 'Nombre(s): Alberto'];
    expect(read(...lines).name).toBe('Alberto Campos Castro');
  });

  it('is the applicant’s and not the parents’', () => {
    const parents = ['Nombre del padre: Raúl Ortega Sosa', 'Nombre de la madre: Inés Ibarra Luna'];
    expect(read('Nombre: Ximena Ortega Ibarra', ...parents).name).toBe('Ximena Ortega Ibarra');
  });

  it('stays empty where nothing is one', () => {
    expect(read('Busco empleo de repartidor', '664 123 4567').name).toBeUndefined();
  });

  it('is written as names are where it was shouted', () => {
    const found = read('GUADALUPE TZEC', 'CHOFER TIPO C', 'MÉRIDA, YUCATÁN  999 123 45 67');
    expect(found).toMatchObject({ name: 'Guadalupe Tzec', city: 'Mérida, Yucatán', licence: 'C' });
  });

  it.each([
    [
      ['Currículum de Jesús Alberto Navarro Peña', 'Tel. 33 2244 6688'],
      'Jesús Alberto Navarro Peña',
    ],
    [['Hola, soy Ximena Torres Vega y busco trabajo.'], 'Ximena Torres Vega'],
    [['Perfil: Chofer', 'Nombre del candidato: Abel Quintero Rocha'], 'Abel Quintero Rocha'],
    [['Gómez Santiago, Verónica', 'Cel. 951 876 5432'], 'Verónica Gómez Santiago'],
    [['ING. HÉCTOR MANUEL RIVAS', 'CELAYA, GTO.'], 'Héctor Manuel Rivas'],
    [['Currículum Vitae de: Gilberto Arana Cetz'], 'Gilberto Arana Cetz'],
    [['C. Armando Solís Bravo', 'Naucalpan, Edo. Méx.'], 'Armando Solís Bravo'],
    [['Gerardo Fuentes Islas | Operador logístico'], 'Gerardo Fuentes Islas'],
    [['PAOLA', 'DE LEÓN', 'RAMOS', 'paoladeleonr@gmail.com'], 'Paola de León Ramos'],
    [
      ['Brenda Lizbeth', 'Aguilar Mora', 'brenda.aguilar@outlook.es'],
      'Brenda Lizbeth Aguilar Mora',
    ],
    [['Ana Ruiz', 'Tepic', 'ana.ruiz@gmail.com'], 'Ana Ruiz'],
    [['Monterrey, Nuevo León', 'Ana Ruiz Soto'], 'Ana Ruiz Soto'],
  ])('of %j is %s', (lines, name) => {
    expect(read(...lines).name).toBe(name);
  });

  it('is found beside a sidebar that is drawn first', () => {
    const side = ['CONTACTO', '33 1234 5678', 'HABILIDADES', 'Manejo de van', 'Puntual'];
    const main = [
      'María José Núñez Herrera',
      'EXPERIENCIA',
      'Paquetes del Valle, S.A. de C.V.',
      'Repartidora  mar 2021 – Actualidad',
    ];
    const found = readPage(
      ...side.map((text) => [50, text] as const),
      ...main.map((text) => [250, text] as const),
    );
    expect(found).toMatchObject({
      name: 'María José Núñez Herrera',
      lastTitle: 'Repartidora',
      lastCompany: 'Paquetes del Valle, S.A. de C.V.',
      lastFrom: '2021-03',
    });
  });
});

describe('contact', () => {
  it('is the applicant’s, not that of a reference', () => {
    const lines = ['Cel: 771 123 4567', 'REFERENCIAS', 'Ing. Rosa Medina 55 8765 4321 (jefa)'];
    expect(read('Emiliano Trejo Cano', ...lines).phone).toBe('+527711234567');
  });

  it('is no number of social security, and no CURP', () => {
    const { curp, ...found } = read(
      'Ana Ruiz Soto',
      'NSS: 12345678903',
      'CURP: RUSA900101MDFZTN09',
    );
    expect(curp).toBe('RUSA900101MDFZTN09');
    expect(found).toEqual({ name: 'Ana Ruiz Soto' });
  });
});

it.each([
  ['Correo: ana.ruiz @ gmaiI. com', 'ana.ruiz@gmail.com'],
  ['ana_ruiz©hotrnail.com', 'ana_ruiz@hotmail.com'],
  ['E-mail ana (arroba) 0utlook,es', 'ana@outlook.es'],
  ['ana@yahoo.com .mx, Tepic', 'ana@yahoo.com.mx'],
  ['ana@gmail.com, Guadalajara', 'ana@gmail.com'],
  ['ana@gmailcomercial.mx', 'ana@gmailcomercial.mx'],
  ['ana@gmall.empresa.mx', 'ana@gmall.empresa.mx'],
])('%s is the address %s', (line, email) => {
  expect(read('Ana Ruiz Soto', line).email).toBe(email);
});

it.each([
  ['Tel. 3312345678', '+523312345678'],
  ['Cel: 33-12-34-56-78', '+523312345678'],
  ['044 (664) 123 4567', '+526641234567'],
  ['Tel: 01 55 1234 5678 ext. 12', '+525512345678'],
  ['1 33 1234 5678', '+523312345678'],
  ['Cel. 33.1234.5678 / 33 8765 4321', '+523312345678'],
  ['33 1234 5678, 33 8765 4321', '+523312345678'],
  ['Tel. 1234 5678', undefined],
  ['Tel. casa: 33 3812 4455   Cel: 33 1234 5678', '+523312345678'],
  ['Teléfono fijo 871 711 22 33, móvil 871 333 44 55', '+528713334455'],
  ['Celular (998) 201 33 44    Recados: 998 100 00 00 (mamá)', '+529982013344'],
  ['044 55 4321 8765', '+525543218765'],
])('%s is the number %s', (line, phone) => {
  expect(read('Ana Ruiz Soto', line).phone).toBe(phone);
});

describe('the town', () => {
  it('is no street that is called after one', () => {
    const line = 'Calle Guadalajara 120, Col. Centro, Chilpancingo, Gro. C.P. 39000';
    expect(read('Lorenzo Muñoz Lara', line)).toMatchObject({
      city: 'Chilpancingo, Guerrero',
      postalCode: '39000',
    });
  });

  it.each([
    ['Dirección: Av. Hidalgo #45 Int 3, Col. Moderna, Monterrey N.L.', 'Monterrey, Nuevo León'],
    ['León Gto.', 'León, Guanajuato'],
    ['Guadalajara Jal. a 3 de octubre del 2024', 'Guadalajara, Jalisco'],
    ['📱 449-555-1212  ✉ fer@gmail.com  📍 Aguascalientes, Ags.', 'Aguascalientes, Aguascalientes'],
    ['Hermosillo, Son. · 662.155.7788 · mfochoa@gmail.com', 'Hermosillo, Sonora'],
    ['Colonia: Centro   C.P. 99000   Ciudad: Fresnillo, Zacatecas', 'Fresnillo, Zacatecas'],
    [
      'AND. 14 MZ 3 COL. JARDINES C.P. 55070 ECATEPEC DE MORELOS, EDO. DE MEX.',
      'Ecatepec de Morelos, Estado de México',
    ],
    ['Durango, Dgo. Tel. 618 123 45 67 ana@gmail.com', 'Durango, Durango'],
    ['CDMX, Alcaldía Iztapalapa', 'Iztapalapa, Ciudad de México'],
    ['Alcaldía Iztapalapa, CDMX', 'Iztapalapa, Ciudad de México'],
    ['Vive en Tonalá, Jalisco. Tel 33-2244-6688.', 'Tonalá, Jalisco'],
    ['Xalapa, Veracruz de Ignacio de la Llave', 'Xalapa, Veracruz'],
    ['Licencia de chofer tipo C (Ciudad de México), vigente', undefined],
    ['Miguel Hidalgo', undefined],
  ])('of %s is %s', (line, city) => {
    expect(read('Ana Ruiz Soto', line).city).toBe(city);
  });

  it('is not where somebody was born', () => {
    const lines = ['Ana Ruiz Soto', 'Lugar de nacimiento: Tepic, Nayarit'];
    expect(read(...lines).city).toBeUndefined();
  });
});

describe('the last job', () => {
  const CASTORES = {
    lastTitle: 'Auxiliar de almacén',
    lastCompany: 'Transportes Castores',
    lastFrom: '2019-05',
    lastTo: '2023-11',
  };
  it.each([
    'De: 05/2019   A: 11/2023\nCompañía: Transportes Castores\nPuesto: Auxiliar de almacén',
    'Nombre de la empresa: Transportes Castores\nCargo desempeñado: Auxiliar de almacén\nFecha de inicio: 05/2019\nFecha de término: 11/2023',
    'Periodo: 05/2019-11/2023. Empresa: Transportes Castores. Puesto: Auxiliar de almacén.',
    'Transportes Castores\nPuesto: Auxiliar de almacén\nFecha: 3 de mayo de 2019 al 30 de noviembre de 2023',
    '05/2019 - 11/2023\nEmpresa\nTransportes Castores\nPuesto\nAuxiliar de almacén',
    'Transportes Castores\nAuxiliar de almacén\nTiempo: 4 años (05/2019 - 11/2023)',
    'Transportes Castores\tAuxiliar de almacén\t05/2019\t11/2023',
    '▪ Auxiliar de almacén\n  Transportes Castores | 03/05/2019 – 30/11/2023\n  Carga de camiones',
    '* Auxiliar de almacén. Transportes Castores. 05/2019 - 11/2023.',
    '* Mayo/2019 a Noviembre/2023: Auxiliar de almacén en Transportes Castores',
    '1) Transportes Castores, auxiliar de almacén, de mayo de 2019 a noviembre de 2023',
    'Transportes Castores (auxiliar de almacén) - De mayo del 2019 a noviembre de 2023',
    'De mayo de 2019 a noviembre de 2023 trabajé como auxiliar de almacén en Transportes Castores.',
    'Compañía: Transportes Castores\nTeléfono: 311 222 3344\nPuesto: Auxiliar de almacén\nFecha de ingreso: mayo 2019   Fecha de salida: noviembre 2023',
    'Empresa:   Transportes Castores\nPuesto:   Auxiliar de almacén\nInicio:   mayo 2019\nTérmino:   noviembre 2023',
    '- Transportes Castores como auxiliar de almacén (05/2019-11/2023)',
    'Transportes Castores, Tepic — Auxiliar de almacén\nmayo 2019 – nov. 2023',
    'Transportes Castores\nAuxiliar de almacén\nmayo de 2019 - noviembre de 2023 (4 años 7 meses)\nTepic, Nayarit, México',
  ])('of %j is read', (text) => {
    const found = read('Ana Ruiz Soto', 'Tepic, Nay.', 'EXPERIENCIA LABORAL', ...text.split('\n'));
    const lastTitle = found.lastTitle?.replace(/^a/, 'A');
    expect({ ...found, lastTitle }).toMatchObject(CASTORES);
  });

  it('has no dates where the CV has none', () => {
    const found = read('Kevin Cruz', 'EXPERIENCIA', '- Repartidor en DiDi Food (1 año)');
    expect(found).toMatchObject({ lastTitle: 'Repartidor', lastCompany: 'DiDi Food' });
    expect(found.lastFrom).toBeUndefined();
  });

  it('lasts where a form says since when', () => {
    const found = read('EXPERIENCIA', 'Empresa: Castores', 'Puesto: Chofer', 'Desde: Marzo 2020');
    expect(found).toMatchObject({ lastCompany: 'Castores', lastFrom: '2020-03' });
  });

  it('is at no company where the next thing is another occupation', () => {
    const found = read('EXPERIENCIA', 'Niñera (3 años), venta de ropa por catálogo.');
    expect(found.lastCompany).toBeUndefined();
  });

  it('is none where a sentence says that there was none', () => {
    const line = 'Sin experiencia laboral formal. Ayudé en el negocio familiar de 2022 a 2024.';
    expect(read('Alan Yahir Peralta', line).lastTitle).toBeUndefined();
  });

  it('is the one that lasts, whatever the order', () => {
    const found = read(
      'EXPERIENCIA',
      'Mensajería Azul — Mensajero (enero de 2019 a dic. 2020)',
      'Reparto Sur — Repartidor en moto (feb 2021 a la fecha)',
    );
    expect(found).toMatchObject({ lastTitle: 'Repartidor en moto', lastCompany: 'Reparto Sur' });
    expect([found.lastFrom, found.lastTo]).toEqual(['2021-02', undefined]);
  });

  it('goes on where a narrow page broke its line', () => {
    const found = readPage(
      [50, 'EXPERIENCIA'],
      [50, 'Conductor en Paquetes del Valle, S.A. de'],
      [50, 'C.V.'],
      [50, 'febrero 2023 - abril 2026'],
    );
    expect(found).toMatchObject({
      lastTitle: 'Conductor',
      lastCompany: 'Paquetes del Valle, S.A. de C.V.',
      lastTo: '2026-04',
    });
  });
});

it.each([
  ['Licencia federal tipo B vigente a 2027; licencia de chofer Michoacán', 'federal B'],
  ['Licencia de conducir tipo A, Ciudad de México', 'CDMX A'],
  ['Licencia de manejo tipo "B"', 'B'],
  ['licencia: tipo c', 'C'],
  ['LICENCIA\nFederal tipo B', 'federal B'],
  ['TEL: 667 123 4567   LIC. TIPO C', 'C'],
  ['Lic. en Administración, tipo A', undefined],
  ['No tengo licencia de manejo', undefined],
])('%s is the licence %s', (line, licence) => {
  expect(read('Ramiro Ortiz y Rosas', ...line.split('\n')).licence).toBe(licence);
});

it('school and vehicles are told as the CV says them', () => {
  const lines = ['ESCOLARIDAD', 'Preparatoria trunca', 'HABILIDADES', 'Manejo de torton y moto'];
  expect(read('Ana Ruiz Soto', ...lines)).toMatchObject({
    school: 'preparatoria trunca',
    vehicles: 'moto, torton',
  });
});

it.each([['Secundaria terminada'], ['Grado máximo de estudios: Secundaria.']])(
  'a school is told where the CV has no part for it: %s',
  (line) => {
    expect(read('Noé Santillán Aguirre', line).school).toBe('secundaria');
  },
);
