import { describe, expect, it } from 'vitest';
import { FILLED_FIELDS } from './filled-answers.ts';
import { FILLED_FLOORS, FLOORS } from './resume-floors.ts';
import { scoreAll } from './resumes.ts';
import { filledOf, scoreField } from './score-resumes.ts';
import { TRUTH_FIELDS } from './truth-fields.ts';

const scored = await scoreAll('text');

describe.each([
  ['open', scored.filter((file) => !file.isHeldApart)],
  ['held apart', scored.filter((file) => file.isHeldApart)],
] as const)('of the CVs %s', (part, files) => {
  it('no field is read worse than its floor', () => {
    const fallen = TRUTH_FIELDS.filter(
      (field) => scoreField(files, field).f1 * 100 < FLOORS[part][field],
    );
    expect(fallen).toEqual([]);
  });

  it.each(['precision', 'recall'] as const)('no question is filled in below its %s', (measure) => {
    const fallen = FILLED_FIELDS.filter(
      (field) =>
        scoreField(filledOf(files), field)[measure] * 100 < FILLED_FLOORS[part][measure][field],
    );
    expect(fallen).toEqual([]);
  });
});

it('a wrong value costs precision and recall, a blank recall alone', () => {
  const file = (read: string | null) => ({
    ...{ fileName: '', generator: '', isHeldApart: false, ms: 0 },
    results: [{ field: 'name' as const, wanted: 'Ana Ruiz', read }],
  });
  expect(scoreField([file('Ana Ruiz'), file('Eva')], 'name')).toMatchObject({
    precision: 0.5,
    recall: 0.5,
  });
  expect(scoreField([file('Ana Ruiz'), file(null)], 'name')).toMatchObject({
    precision: 1,
    recall: 0.5,
  });
});
