import { expect, it } from 'vitest';
import { dropSlots } from './drop-slots.ts';
import type { EditedForm } from './edited-form.ts';
import { moveTo } from './form-edits.ts';
import { formEdited } from './form-edits-testing.ts';

const section = (keyId: string, ...keys: string[]) => ({
  keyId,
  questions: keys.map((key) => ({ keyId: key, type: 'date' })),
});
const form: EditedForm = {
  id: 'f',
  title: 'F',
  pages: [
    { keyId: 'p', sections: [section('s', 'a', 'b'), section('t')] },
    { keyId: 'q', sections: [section('u', 'c')] },
  ],
};

function outline({ pages }: EditedForm): string {
  return pages
    .map(({ keyId, sections }) => {
      const inner = sections.map((one) => `${one.keyId}[${one.questions.map((q) => q.keyId)}]`);
      return `${keyId}(${inner.join(' ')})`;
    })
    .join(' ');
}

const slots = (kind: 'page' | 'section' | 'question') =>
  dropSlots(form, kind).map(({ row, edge }) => `${edge} ${row.replace(/\D+/g, ' ').trim()}`);

it('offers a question each gap of each section, empty ones too', () => {
  expect(slots('question')).toEqual([
    ...['before 0 0 0', 'before 0 0 1', 'after 0 0 1', 'after 0 1'],
    ...['before 1 0 0', 'after 1 0 0'],
  ]);
});

it('offers sections and pages the gaps between their like, the last behind all that they hold', () => {
  expect(slots('section')).toEqual([
    ...['before 0 0', 'before 0 1', 'after 0 1'],
    ...['before 1 0', 'after 1 0 0'],
  ]);
  expect(slots('page')).toEqual(['before 0', 'before 1', 'after 1 0 0']);
});

it.each([
  [{ page: 0, section: 0, question: 0 }, 'question', 2, 'p(s[b,a] t[]) q(u[c])'],
  [{ page: 0, section: 0, question: 0 }, 'question', 3, 'p(s[b] t[a]) q(u[c])'],
  [{ page: 0, section: 0, question: 1 }, 'question', 0, 'p(s[b,a] t[]) q(u[c])'],
  [{ page: 0, section: 0, question: 0 }, 'question', 5, 'p(s[b] t[]) q(u[c,a])'],
  [{ page: 0, section: 0 }, 'section', 4, 'p(t[]) q(u[c] s[a,b])'],
  [{ page: 1 }, 'page', 0, 'q(u[c]) p(s[a,b] t[])'],
] as const)('moves %j as a %s into gap %i', (at, kind, gap, expected) => {
  const before = dropSlots(form, kind)[gap]?.place ?? { page: 0 };
  expect(outline(formEdited(form, (now) => moveTo(now, at, before)))).toBe(expected);
});

it('does nothing where a question is dropped at its own place', () => {
  const at = { page: 0, section: 0, question: 0 };
  for (const gap of [0, 1])
    expect(moveTo(form, at, dropSlots(form, 'question')[gap]?.place ?? at)).toBeUndefined();
});
