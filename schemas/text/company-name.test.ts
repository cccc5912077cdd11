import { expect, it } from 'vitest';
import {
  companyBrand,
  companyFamily,
  withoutCompaniesTwice,
  withoutLegalForm,
} from './company-name.ts';

it.each([
  ['Rutas del Bajío, S.A. de C.V.', 'Rutas del Bajío'],
  ['Rutas del Bajío SA de CV', 'Rutas del Bajío'],
  ['Rutas del Bajío, S. A. de C. V.', 'Rutas del Bajío'],
  ['RUTAS DEL BAJIO S A DE C V', 'RUTAS DEL BAJIO'],
  ['Norte Ágil Logística, S.A.P.I. de C.V.', 'Norte Ágil Logística'],
  ['Grupo Lala, S.A.B. de C.V.', 'Grupo Lala'],
  ['Envíos Gómez S. de R.L. de C.V.', 'Envíos Gómez'],
  ['Envíos Gómez S de RL', 'Envíos Gómez'],
  ['Paquetes Ya S.A.S.', 'Paquetes Ya'],
  ['Manos Unidas, A.C.', 'Manos Unidas'],
  ['Granjas del Sur, S.P.R. de R.L.', 'Granjas del Sur'],
  ['Casa', 'Casa'],
  ['La Casa', 'La Casa'],
  ['S.A. de C.V.', 'S.A. de C.V.'],
  ['Bimbo', 'Bimbo'],
  ['Clínica Santa Mónica', 'Clínica Santa Mónica'],
])('%s is %s without its legal form', (company, name) =>
  expect(withoutLegalForm(company)).toBe(name),
);

it('ways to write a company are one', () => {
  const spellings = [
    'Rutas del Bajío',
    'RUTAS DEL BAJIO SA DE CV',
    'Rutas del Bajío, S.A. de C.V.',
  ];
  expect(new Set(spellings.map(companyFamily))).toEqual(new Set(['rutas del bajio']));
  expect(withoutCompaniesTwice([...spellings, 'Otra'])).toEqual(['Rutas del Bajío', 'Otra']);
});

it('points, blanks and hyphens make no other brand', () => {
  const spellings = [
    'DHL',
    'D.H.L.',
    'D. H. L.',
    'dhl',
    'DHL S.A. de C.V.',
    'D.H.L., S.A. DE C.V.',
  ];
  expect(new Set(spellings.map(companyBrand))).toEqual(new Set(['dhl']));
  expect(companyBrand('J.R. Fletes')).toBe(companyBrand('JR-Fletes'));
  expect(companyBrand('DHL Express')).not.toBe(companyBrand('DHL'));
});
