import { escapePointer } from '#schemas/json/json-pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import {
  type FieldOwner,
  ownerKey,
  ownerValue,
  setField,
  typingKey,
  valueAt,
} from '../../document/edits/set-field.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import type { FieldSource } from './field-source-context.ts';

/** The fields of a page's head, or of one of its sections or widgets. */
export function createPageFieldSource(editor: PageEditor, owner: FieldOwner): FieldSource {
  const key = ownerKey(owner);
  const nodeId = owner.kind === 'head' ? '' : owner.id;
  let known: readonly Problem[] | undefined;
  let own: readonly Problem[] = [];
  return {
    read: (pointer) => valueAt(ownerValue(editor.page.state(), owner), pointer),
    subscribe: (notify) => editor.page.subscribe(key, notify),
    write(pointer, value, continues = false) {
      editor.page.apply(setField({ owner, pointer, value, continues }));
    },
    typingKey: (pointer) => typingKey(owner, pointer),
    endStep: editor.page.endStep,
    undo: editor.page.undo,
    redo: editor.page.redo,
    problems() {
      const all = editor.problems.getState().byNode.get(nodeId);
      if (all !== known) {
        known = all;
        own = (all ?? []).map((problem) => ({ ...problem, pointer: withinOwner(problem, owner) }));
      }
      return own;
    },
    subscribeProblems: (notify) => editor.problems.subscribe(notify),
  };
}

/**
 * `/widgets/3/content/text` → `/content/text`: problems tell their place from the document. What is missing is asked
 * for at its own place, not at that of the object that lacks it.
 */
export function withinOwner(problem: Problem, owner: FieldOwner): string {
  const pointer = placeOf(problem);
  if (owner.kind === 'head') return pointer;
  if (owner.kind === 'widget') return pointer.replace(/^\/widgets\/\d+/, '');
  return pointer.replace(/^\/metadata\/layout(?:\/subSections\/\d+)*/, '');
}

function placeOf({ code, pointer, params }: Problem): string {
  return code === 'property-missing'
    ? `${pointer}/${escapePointer(String(params['name']))}`
    : pointer;
}
