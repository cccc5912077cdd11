import { expect, it } from 'vitest';
import { FLOORS, scoreAll } from './resumes.ts';
import { scoreField, TRUTH_FIELDS } from './score-resumes.ts';

const scored = await scoreAll('text');

it.each(['open', 'held apart'] as const)('no field of the CVs %s falls below its floor', (part) => {
  const files = scored.filter(({ isHeldApart }) => isHeldApart === (part === 'held apart'));
  const fallen = TRUTH_FIELDS.filter(
    (field) => scoreField(files, field).f1 * 100 < FLOORS[part][field],
  );
  expect(fallen).toEqual([]);
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
