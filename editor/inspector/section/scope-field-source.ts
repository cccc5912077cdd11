import { isEqual } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';
import { ownerValue, valueAt, writeAt } from '../../document/edits/set-field.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import type { FieldSource } from '../../forms/field/field-source-context.ts';
import { movedProblems } from '../../forms/field/moved-problems.ts';
import type { Breakpoint } from '../../ui/view/view-store.ts';

/** Options that may differ by screen; the others hold for all. */
const SCOPED: readonly string[] = [
  'px',
  'py',
  'mx',
  'my',
  'gap',
  'span',
  'padding',
  'animation',
  'background',
  'maxWidth',
];

const OPTIONS = '/options';

/**
 * The options of a section as screens of one kind have them. Pointers are those of the options for all screens; what
 * is written holds for that kind alone, and the rest comes from the options for all. Options that hold on all screens
 * anyway are written there. Objects that would be left empty go.
 */
export function createScopeFieldSource(section: FieldSource, scope: SectionScope): FieldSource {
  const overrides = `${OPTIONS}/breakpoints/${scope}`;
  const placeOf = (pointer: string) =>
    scope !== 'all' && isScoped(nameOf(pointer)) ? pointer.replace(OPTIONS, overrides) : pointer;
  const isOwn = (pointer: string) => section.read(placeOf(pointer)) !== undefined;
  const write: FieldSource['write'] = (pointer, value, continues) => {
    const place = placeOf(pointer);
    section.write(value === undefined ? emptiedBy(section, place) : place, value, continues);
  };
  if (scope === 'all') return { ...section, write };
  return {
    ...section,
    read: (pointer) => section.read(isOwn(pointer) ? placeOf(pointer) : pointer),
    write,
    problems: movedProblems(section, overrides, OPTIONS),
    inheritance: {
      origin: 'sections.from-all',
      isOwn: (pointer) => (isScoped(nameOf(pointer)) ? isOwn(pointer) : undefined),
    },
  };
}

function nameOf(pointer: string): string {
  return pointer.slice(OPTIONS.length + 1);
}

/** The outermost object that would be empty without the value at a place, or the place itself. */
function emptiedBy(section: FieldSource, place: string): string {
  const parent = place.slice(0, place.lastIndexOf('/'));
  const value = parent === '' ? undefined : section.read(parent);
  const isOnly =
    isRecord(value) && Object.keys(value).length === 1 && section.read(place) !== undefined;
  return isOnly ? emptiedBy(section, parent) : place;
}

/** For which screens an option is set: all of them, or one kind in particular. */
export type SectionScope = 'all' | Breakpoint;

export function isScoped(name: string): boolean {
  return SCOPED.includes(name);
}

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
    undo: page.undo,
    redo: page.redo,
    problems: () => NO_PROBLEMS,
    subscribeProblems: () => () => {},
  };
}

const NO_PROBLEMS = [] as const;
