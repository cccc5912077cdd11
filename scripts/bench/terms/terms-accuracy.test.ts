import { expect, it } from 'vitest';
import { holds } from '../../measure/figures.ts';
import { measureTerms, misreadPhrases } from './terms-accuracy.ts';
import vacancies from './vacancies.es-mx.json' with { type: 'json' };
import vacanciesApart from './vacancies-apart.es-mx.json' with { type: 'json' };

it('reads what decides from texts with the precision and recall of the bench', () => {
  expect(vacancies.length).toBeGreaterThanOrEqual(200);
  expect(vacanciesApart.length).toBeGreaterThanOrEqual(150);
  expect(measureTerms().filter((figure) => !holds(figure))).toEqual([]);
});

it('reads nothing wrong in phrases that mislead', () => {
  expect(misreadPhrases()).toEqual([]);
});
