import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts';
import { projectRoot } from '../../base/project-root.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const documentation = readFileSync(path.join(projectRoot, 'docs/errors.md'), 'utf8');
const sections = documentation
  .split(/^## /m)
  .slice(1)
  .map((section) => section.split('\n'));

it('explains exactly the codes of the catalogue, in its order', () => {
  expect(sections.map(([heading]) => heading)).toEqual(Object.keys(problemCatalogue));
});

it('says of every warning that it is one, and of no error', () => {
  const warnings = sections
    .filter(([, , first = '']) => first.startsWith('Warning.'))
    .map(([heading]) => heading);
  expect(warnings).toEqual(
    Object.entries(problemCatalogue).flatMap(([code, severity]) =>
      severity === 'warning' ? [code] : [],
    ),
  );
});

it('has the texts of the command in both languages with the same placeholders', () => {
  const shape = (texts: object) =>
    Object.entries(texts).map(([key, text]) => [
      key,
      [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort(),
    ]);
  expect(shape(es)).toEqual(shape(en));
});
