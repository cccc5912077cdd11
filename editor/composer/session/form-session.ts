import { isEqual } from 'lodash-es';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createHistoryStore, type HistoryStore } from '../../document/history/history-store.ts';
import { createSelectionStore, type SelectionStore } from '../../document/store/selection-store.ts';
import type { PageText } from '../../service/content-api.ts';
import { saveForm } from '../../service/form-document-api.ts';
import { type ContentError, toContentError } from '../../service/request/content-error.ts';
import { othersPageOf } from '../../service/saving-api.ts';
import { type EditedForm, formText, readForm } from '../document/edited-form.ts';
import type { FormEdit } from '../document/form-edits.ts';
import { createPreviewStore, type FormView } from './preview-store.ts';

/** Where the work on an open form is. */
export interface FormSaving {
  readonly step: 'saved' | 'pending' | 'saving' | 'failed' | 'conflict';
  /** Entity tag of what the service has. */
  readonly etag: string;
  /** Why the last save failed. */
  readonly error: ContentError | null;
}

/** One open form: its document with history, what is selected in it, and its draft at the service. */
export interface FormSession {
  readonly siteId: string;
  readonly formId: string;
  readonly form: HistoryStore<EditedForm>;
  readonly selection: SelectionStore;
  readonly saving: StoreApi<FormSaving>;
  readonly view: StoreApi<FormView>;
  edit(make: (form: EditedForm) => FormEdit | undefined): boolean;
  /** Saves what is not saved. Resolves with whether the service has everything. */
  flush(): Promise<boolean>;
  /** Ends a conflict: with what is here, or as a step that can be undone with what others saved. */
  settle(choice: 'mine' | 'theirs'): Promise<boolean>;
  /** Nobody works on it any more: what is unsaved is sent. */
  leave(): void;
}

/** After the last change, in ms. */
const SAVE_AFTER = 1_000;
/** After a save that failed, in ms. */
const RETRY_AFTER = 5_000;

export function openFormSession(
  siteId: string,
  opened: PageText,
  onRefused: (error: ContentError) => void,
): FormSession | undefined {
  const initial = readForm(opened.text);
  return initial && new OpenForm(siteId, initial, opened, onRefused);
}

class OpenForm implements FormSession {
  readonly siteId: string;
  readonly formId: string;
  readonly form: HistoryStore<EditedForm>;
  readonly selection = createSelectionStore();
  readonly view = createPreviewStore();
  readonly saving: StoreApi<FormSaving>;
  readonly #onRefused: (error: ContentError) => void;
  #saved: EditedForm;
  #theirs: PageText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(
    siteId: string,
    initial: EditedForm,
    { etag }: PageText,
    onRefused: (error: ContentError) => void,
  ) {
    this.siteId = siteId;
    this.formId = initial.id;
    this.#saved = initial;
    this.#onRefused = onRefused;
    this.form = createHistoryStore(initial, this.selection);
    this.saving = createStore<FormSaving>(() => ({ step: 'saved', etag, error: null }));
    this.form.subscribe('', () => this.#note());
  }

  edit(make: (form: EditedForm) => FormEdit | undefined): boolean {
    const edit = make(this.form.state());
    return edit !== undefined && this.form.apply(edit);
  }

  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.form.state() === this.#saved && !this.#theirs) {
      this.#show('saved');
      return true;
    }
    if (this.#theirs) return false;
    this.#running = this.#save();
    const isSaved = await this.#running;
    this.#running = undefined;
    return isSaved && (this.form.state() === this.#saved || this.flush());
  }

  async settle(choice: 'mine' | 'theirs'): Promise<boolean> {
    const theirs = this.#theirs;
    if (!theirs) return true;
    const read = choice === 'theirs' ? readForm(theirs.text) : undefined;
    if (choice === 'theirs' && !read) return false;
    this.#theirs = undefined;
    this.saving.setState({ etag: theirs.etag, step: 'pending', error: null });
    if (!read) return this.flush();
    this.#saved = read;
    this.selection.set([]);
    this.form.replace(read, 'composer.edit.theirs');
    return this.flush();
  }

  leave(): void {
    void this.flush();
  }

  #note(): void {
    if (this.#theirs) return;
    this.#show(this.form.state() === this.#saved ? 'saved' : 'pending');
    this.#saveIn(SAVE_AFTER);
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #show(step: FormSaving['step'], error: ContentError | null = null): void {
    this.saving.setState({ step, error });
  }

  async #save(): Promise<boolean> {
    const { siteId, formId } = this;
    const form = this.form.state();
    const { etag } = this.saving.getState();
    this.#show('saving');
    try {
      const next = await saveForm({ siteId, formId, etag }, formText(form));
      this.#saved = form;
      this.saving.setState({ etag: next, step: this.form.state() === form ? 'saved' : 'pending' });
      return true;
    } catch (error) {
      this.#fail(toContentError(error));
      return false;
    }
  }

  #fail(error: ContentError): void {
    const theirs = error.failure === 'conflict' ? othersPageOf(error) : undefined;
    if (theirs && isEqual(readForm(theirs.text), this.#saved)) {
      // The same form under another tag, as publishing leaves it.
      this.saving.setState({ etag: theirs.etag, step: 'pending', error: null });
      this.#saveIn(0);
      return;
    }
    this.#theirs = theirs;
    if (error.failure === 'refused') this.#onRefused(error);
    this.#show(this.#theirs ? 'conflict' : 'failed', error);
    const mayPass = ['unreachable', 'failed', 'busy', 'refused'].includes(error.failure);
    if (mayPass) this.#saveIn(RETRY_AFTER);
  }
}
