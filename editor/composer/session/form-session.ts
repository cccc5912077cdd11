import type { StoreApi } from 'zustand/vanilla';
import type { HistoryStore } from '../../document/history/history-store.ts';
import type { MergeChoices } from '../../document/merge/conflict.ts';
import type { SelectionStore } from '../../document/store/selection-store.ts';
import type { ContentError } from '../../service/request/content-error.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import type { EditedForm } from '../document/edited-form.ts';
import type { FormEdit } from '../document/form-edits.ts';
import type { MergedForm } from '../merge/merge-forms.ts';
import type { AskedField } from './asked-field.ts';
import type { FormView } from './preview-store.ts';
import type { FormStates } from './shared-form.ts';

/** Where the work on an open form is. */
export interface FormSaving {
  readonly step: 'saved' | 'pending' | 'saving' | 'failed' | 'conflict';
  /** Entity tag of what the service has. */
  readonly etag: string;
  /** Why the last save failed. */
  readonly error: ContentError | null;
  /** The last thing that happened without being asked for. */
  readonly notice: FormNotice | null;
}

/** `by` is whoever saved, as the record of changes names them; null where nobody is known. */
export type FormNotice =
  | ({ readonly kind: 'merged'; readonly by: string | null } & FormStates)
  | { readonly kind: 'conflict'; readonly by: string | null };

/** One open form: its document with history, what is selected in it, and its draft at the service. */
export interface FormSession {
  readonly siteId: string;
  readonly formId: string;
  readonly form: HistoryStore<EditedForm>;
  readonly selection: SelectionStore;
  readonly saving: StoreApi<FormSaving>;
  readonly view: StoreApi<FormView>;
  /** The field that somebody asked to see. */
  readonly asked: StoreApi<AskedField>;
  /** The last step that was made, undone or redone, other than typing. */
  readonly lastStep: StoreApi<LastStep>;
  undo(): void;
  redo(): void;
  edit(make: (form: EditedForm) => FormEdit | undefined): boolean;
  /** Saves what is not saved. Resolves with whether the service has everything. */
  flush(): Promise<boolean>;
  /** Takes in what the service has, if it is something else by now. */
  refresh(): Promise<void>;
  /** Somebody comes back to the window, which may happen often. */
  comeBack(): Promise<void>;
  /** What joining both forms gives with these choices; null where nothing is in conflict. */
  preview(choices: MergeChoices): MergedForm | null;
  /** Joins both forms as one step that can be undone, and saves. */
  resolve(choices: MergeChoices): Promise<boolean>;
  /** Takes out what came in with a notice. What was done since stays. */
  takeBack(states: FormStates): void;
  /** For a tab that goes away: what is unsaved is kept in this browser. @returns whether nothing would be lost */
  keepAtOnce(): boolean;
  /** Somebody works on it. */
  enter(): void;
  /** Nobody works on it any more: what is unsaved is sent, and goes on being sent. */
  leave(): void;
}

export interface LastStep {
  readonly kind: 'edit' | 'undo' | 'redo';
  /** null before the first. */
  readonly label: MessageKey | null;
  /** What is selected after an edit. */
  readonly pointer: string;
}
