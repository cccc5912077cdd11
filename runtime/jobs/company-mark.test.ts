import { describe, expect, it } from 'vitest';
import { JOB_WORDS } from '../testing/job-words.ts';
import { companyInitials } from './company-initials.ts';
import { findCompany } from './company-mark.tsx';
import { countText } from './count-text.ts';
import { postedText } from './posted-text.ts';

describe('the company of a job', () => {
  const logo = { src: 'assets/logo.svg', alt: '', width: 1, height: 1 };
  const companies = ['Rutas', 'QUETZAL'].map((name) => ({ name, logo }));
  const nameOf = (logoName: string | null, company: string | null) =>
    findCompany(companies, { logoName, company })?.name;

  it('is the first whose name is the logo name or the company, in any case', () => {
    expect(nameOf('quetzal', null)).toBe('QUETZAL');
    expect(nameOf(null, 'RUTAS')).toBe('Rutas');
    expect(nameOf('Quetzal', 'Rutas')).toBe('Rutas');
    expect(nameOf(null, null)).toBeUndefined();
    expect(nameOf(null, '')).toBeUndefined();
  });

  it('is found in whatever spelling the feed has', () => {
    expect(nameOf(null, 'Q.U.E.T.Z.A.L.')).toBe('QUETZAL');
    expect(nameOf(null, 'Quétzal, S.A. de C.V.')).toBe('QUETZAL');
    expect(nameOf('RUTAS S DE RL DE CV', 'Otra')).toBe('Rutas');
  });
});

it.each([
  ['Rutas del Bajío, S.A. de C.V.', 'RB'],
  ['RUTAS DEL BAJIO SA DE CV', 'RB'],
  ['rutas del bajío', 'RB'],
  ['Álamo', 'A'],
  ['DHL', 'D'],
  ['D.H.L.', 'D'],
  ['D. H. L., S.A. de C.V.', 'D'],
  ['dhl', 'D'],
  ['J.R. Fletes', 'JF'],
  ['JR Fletes', 'JF'],
  ['Ñandú', 'N'],
  ['La Costeña', 'C'],
  ['3 Hermanos Transportes', 'HT'],
  ['minúsculas', 'M'],
  ['99', ''],
  [null, ''],
])('writes the initials of %j as %j', (company, initials) => {
  expect(companyInitials(company)).toBe(initials);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1234, '1,234'],
  [1_000_000, '1,000,000'],
])('writes %i as %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

it.each([
  ['2026-11-03T00:00:00.000Z', '3 nov 2026'],
  ['2026-01-31T23:59:59-06:00', '31 ene 2026'],
  ['2026-11-21T04:00:00.000Z', '20 nov 2026'],
  ['2026-11-27T22:30:00.000-08:00', '27 nov 2026'],
  ['2026-13-01T00:00:00Z', ''],
  ['ayer', ''],
])('writes the day of %s as %j', (moment, text) => {
  expect(postedText(moment, JOB_WORDS)).toBe(text);
});
