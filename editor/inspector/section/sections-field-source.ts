import { isEqual } from 'lodash-es';
import { ownerValue, valueAt, writeAt } from '../../document/edits/set-field.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import type { FieldSource } from '../../forms/field/field-source.ts';

/** Several sections as if they were one: it says what all of them say, and writes to all in one step. */
export function createSectionsFieldSource(
  { page }: PageEditor,
  ids: readonly string[],
): FieldSource {
  const sectionOf = (id: string) => ownerValue(page.state(), { kind: 'section', id });
  return {
    read(pointer) {
      const [first, ...others] = ids.map((id) => valueAt(sectionOf(id), pointer));
      return others.every((value) => isEqual(value, first)) ? first : undefined;
    },
    subscribe: (notify) => page.subscribe('sections', notify),
    write(pointer, value, continues = false) {
      page.apply({
        label: 'edit.field',
        ...(continues && { coalesce: `sections/${ids.join(',')} ${pointer}` }),
        change(draft) {
          for (const id of ids) if (draft.sections[id]) writeAt(draft.sections[id], pointer, value);
        },
      });
    },
    endStep: page.endStep,
    problems: () => NO_PROBLEMS,
    subscribeProblems: () => () => {},
  };
}

const NO_PROBLEMS = [] as const;
