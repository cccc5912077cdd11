import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { companyFamily } from '#schemas/text/company-name.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { setUp } from '../../testing/set-up.ts';
import { nameCompanies } from './company-values.ts';

const database = setUp(openTestDatabase);

const PARTS = ['Rutas', 'ÁGIL', 'Ñandú', ' ', ', ', '.', 'S.A.', 'SA', 'S. A.', 'de', 'C.V.', 'CV'];
const MORE = ['P.I.', 'S.', 'DE', 'R.L.', 'A.C.', 'sa', '\u00df', '-', '  ', '\n', '%'];

it('the database knows the same companies as one as the service does', async () => {
  const name = fc.array(fc.constantFrom(...PARTS, ...MORE), { maxLength: 9 });
  const names = fc.sample(name, 2000).map((parts) => parts.join(''));
  const { rows } = await sql<{ name: string; family: string }>`
    select name, company_family(name) as family from unnest(${names}::text[]) as name`.execute(
    database.kysely,
  );
  expect(rows).toEqual(names.map((each) => ({ name: each, family: companyFamily(each) })));
});

it('a company has the jobs of all its spellings, in the chosen one or else the most common', () => {
  const counted = [
    { value: 'Rutas', count: 2 },
    { value: 'RUTAS SA de CV', count: 5 },
    { value: 'Otra, S.A.', count: 1 },
  ];
  expect(nameCompanies(counted, [])).toEqual([
    { value: 'RUTAS SA de CV', count: 7 },
    { value: 'Otra, S.A.', count: 1 },
  ]);
  expect(nameCompanies(counted, ['Rutas, S. A. de C. V.'])).toContainEqual({
    value: 'Rutas, S. A. de C. V.',
    count: 7,
  });
});
