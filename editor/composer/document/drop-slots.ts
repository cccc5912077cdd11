import type { EditedForm } from './edited-form.ts';
import { type FormPlace, type FormRow, pointerOf } from './form-place.ts';

/** Where a page, section or question can be dropped. */
export interface DropSlot {
  /** What is dropped stands before what stands there now. */
  readonly place: FormPlace;
  /** The row at whose edge the place is. */
  readonly row: string;
  readonly edge: 'before' | 'after';
}

/** All places for one kind, from top to bottom. */
export function dropSlots({ pages }: EditedForm, kind: FormRow['kind']): DropSlot[] {
  const ends = pages.map(({ sections }, page): FormPlace => {
    const section = sections.length - 1;
    return section < 0 ? { page } : lastIn({ page, section }, sections[section]?.questions.length);
  });
  if (kind === 'page') return slotsOf(pages.length, (page) => ({ page }), ends.at(-1));
  return pages.flatMap(({ sections }, page) => {
    if (kind === 'section')
      return slotsOf(sections.length, (section) => ({ page, section }), ends[page]);
    return sections.flatMap(({ questions: { length } }, section) =>
      slotsOf(
        length,
        (question) => ({ page, section, question }),
        lastIn({ page, section }, length),
      ),
    );
  });
}

function lastIn(at: FormPlace, count = 0): FormPlace {
  return count === 0 ? at : { ...at, question: count - 1 };
}

/** Before each of a list, and behind its last. */
function slotsOf(
  count: number,
  at: (index: number) => FormPlace,
  end: FormPlace | undefined,
): DropSlot[] {
  const before = Array.from({ length: count }, (_, index): DropSlot => {
    return { place: at(index), row: pointerOf(at(index)), edge: 'before' };
  });
  if (!end) return before;
  return [...before, { place: at(count), row: pointerOf(end), edge: 'after' }];
}
