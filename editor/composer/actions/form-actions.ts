import {
  ArrowDown,
  ArrowUp,
  Copy,
  type LucideIcon,
  Plus,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { HISTORY_KEY } from '../../document/history/listeners.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import {
  addPage,
  addQuestion,
  addSection,
  duplicate,
  move,
  remove,
} from '../document/form-edits.ts';
import { newQuestion, questionKinds } from '../document/new-question.ts';
import {
  useEditedForm,
  useFormSession,
  useSelectedPlace,
} from '../session/form-session-context.ts';

/** Something a person can do with the open form: buttons, menus and the search take it from here. */
export interface FormAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Keys that do the same. */
  readonly shortcut?: string;
  /** undefined while it is not possible */
  readonly run: (() => void) | undefined;
}

/** Undo and redo, named after what they would take back or do again. */
export function useHistoryActions(): readonly FormAction[] {
  const message = useMessage();
  const { form, undo, redo } = useFormSession();
  const { undoLabel, redoLabel } = useSyncExternalStore(
    (notify) => form.subscribe(HISTORY_KEY, notify),
    form.history,
  );
  const steps = [
    { id: 'undo', what: undoLabel, travel: undo, icon: Undo2, shortcut: 'Mod+Z' },
    { id: 'redo', what: redoLabel, travel: redo, icon: Redo2, shortcut: 'Mod+Shift+Z' },
  ] as const;
  return steps.map(({ id, what, travel, icon, shortcut }) => ({
    id,
    icon,
    shortcut,
    label:
      what === null
        ? message(`composer.${id}`)
        : message(`composer.${id}.what`, { what: message(what) }),
    run: what === null ? undefined : travel,
  }));
}

/** What can be done to the page, section or question that is selected. */
export function usePlaceActions(): readonly FormAction[] {
  const message = useMessage();
  const session = useFormSession();
  const form = useEditedForm();
  const place = useSelectedPlace();
  const tools = [
    { id: 'up', icon: ArrowUp, shortcut: 'Alt+ArrowUp', edit: place && move(form, place, -1) },
    { id: 'down', icon: ArrowDown, shortcut: 'Alt+ArrowDown', edit: place && move(form, place, 1) },
    { id: 'duplicate', icon: Copy, shortcut: 'Mod+D', edit: place && duplicate(form, place) },
    { id: 'remove', icon: Trash2, shortcut: 'Delete', edit: place && remove(form, place) },
  ] as const;
  return tools.map(({ id, icon, shortcut, edit }) => ({
    id,
    icon,
    shortcut,
    label: message(`composer.tool.${id}`),
    run: edit && (() => void session.edit(() => edit)),
  }));
}

interface Additions {
  /** One for each type. */
  readonly questions: readonly FormAction[];
  readonly parts: readonly FormAction[];
}

/** A question of each type, a section or a page, behind what is selected. */
export function useAdditions(): Additions {
  const message = useMessage();
  const session = useFormSession();
  const place = useSelectedPlace();
  const { language } = useLanguage();
  const addition = (id: string, label: string, make: Parameters<typeof session.edit>[0]) => ({
    ...{ id: `add ${id}`, label, icon: Plus },
    run: () => void session.edit(make),
  });
  return {
    questions: questionKinds(language).map(({ type, name }) =>
      addition(type, name, (form) => addQuestion(form, place, newQuestion(type, name))),
    ),
    parts: [
      addition('section', message('composer.add.section'), (form) => addSection(form, place)),
      // Who does not write another puts a title on the site that says nothing wrong.
      addition('page', message('composer.add.page'), (form) =>
        addPage(form, (number) => message('composer.add.page.title', { number })),
      ),
    ],
  };
}
