import { describe, expect, it } from 'vitest';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

const licence = (text: string) =>
  readResumeText('Alfredo Islas Monroy', ...text.split('\n')).licence;

describe('a letter of a licence', () => {
  it.each([
    'licencia de chofer e INE vigente',
    'LICENCIA DE CHOFER E INE VIGENTE',
    'Cuento con licencia federal a punto de vencer',
    'LICENCIA FEDERAL A PUNTO DE VENCER',
    'Licencia de manejo a nombre propio, Jalisco',
    'Licencia de conducir E identificación oficial',
    'Licencia de conducir e identificación oficial',
    'Licencia federal c/experiencia en ruta',
    'Licencia de manejo A disposición de la empresa',
  ])('is no word for `and`, `to` or `with`: %j', (text) => {
    expect(licence(text) ?? '').not.toMatch(/(?:^| )[A-F]$/);
  });

  it.each([
    ['Licencia federal E', 'federal E'],
    ['Licencia federal A vigente', 'federal A'],
    ['LICENCIA FEDERAL B VIGENTE', 'federal B'],
    ['licencia federal b', 'federal B'],
    ['Licencia federal categoría "E"', 'federal E'],
    ['licencia tipo a del estado de méxico', 'MEX A'],
    ['Licencia de manejo tipo A1, Ciudad de México', 'CDMX A1'],
    ['Licencia de manejo, tipo B, federal', 'federal B'],
  ])('is read: %j is %s', (text, expected) => {
    expect(licence(text)).toBe(expected);
  });

  it.each([
    'Licencia federal tipo A y B',
    'LICENCIA: FEDERAL TIPO A Y B',
    'LICENCIA TIPO B Y TIPO E',
    'Licencia tipo E-1 Estado de México',
    'Licencia federal tipo B, C y E',
    'Licencia federal categoría B-E',
    'Licencia federal B/E',
    'Licencia de manejo: Federal Tipo E (doble articulado) y B',
    'Experiencia con licencia A, B y C',
    'Licencia tipo "B" y tipo "E" federal',
  ])('is none of several: %j', (text) => {
    expect(licence(text)).toBeUndefined();
  });
});

describe('who issued a licence', () => {
  it.each([
    ['Licencia estatal tipo C y federal tipo B', 'federal B'],
    ['Licencia federal tipo B y estatal tipo C', 'federal B'],
    ['Licencia: Estatal A (Puebla), Federal B en trámite', 'PUE A'],
    ['Sin licencia federal, con licencia estatal tipo A Puebla', 'PUE A'],
    ['Licencia tipo A expedida en Miguel Hidalgo, CDMX', 'CDMX A'],
    ['Licencia de conducir: Sí (tipo A, CDMX)', 'CDMX A'],
    ['Licencia de Chofer tipo "C" del Edo. Mex', 'MEX C'],
    ['Licencia de chofer de Guadalajara, Jalisco', 'JAL chofer'],
    ['Lic. de chofer, Jal.', 'JAL chofer'],
    ['LICENCIAS: Federal B (vigente hasta 2027), Estatal Chofer Nuevo León', 'federal B'],
    ['Licencia de motociclista A2, CDMX', 'CDMX A2'],
  ])('stands beside its letter: %j is %s', (text, expected) => {
    expect(licence(text)).toBe(expected);
  });

  it.each([
    ['Licencia tipo A Morelos 45 Guadalajara Jalisco', 'A'],
    ['Licencia tipo C, disponibilidad para viajar a Nuevo León', 'C'],
    ['Licencia tipo C, vivo en Puebla', 'C'],
    ['Licencia tipo A, Hidalgo 12', 'A'],
    ['Licencias son tipo A', 'A'],
  ])('is no state that a line speaks of otherwise: %j', (text, expected) => {
    expect(licence(text)).toBe(expected);
  });
});

it.each([
  'Licencia federal vencida tipo B',
  'Licencia federal tipo B (vencida)',
  'Licencia federal en trámite, tipo B',
  'Licencia federal tipo B\nEn trámite',
  'Licencia de manejo (no vigente) tipo A Puebla',
  'Mi licencia está vencida pero era federal tipo B',
  'Por renovar licencia federal tipo B',
  'Me falta la licencia federal tipo B',
  'Se requiere licencia federal tipo B',
])('a licence that nobody holds is none: %j', (text) => {
  expect(licence(text)).toBeUndefined();
});
