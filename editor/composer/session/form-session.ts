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
import {
  createFormKeeper,
  type FormAddress,
  type FormKeeper,
  findKeptForm,
  type KeptForm,
  type UnsavedForm,
} from './form-copies.ts';
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
  /** For a tab that goes away: what is unsaved is kept in this browser. @returns whether nothing would be lost */
  keepAtOnce(): boolean;
  /** Somebody works on it. */
  enter(): void;
  /** Nobody works on it any more: what is unsaved is sent, and goes on being sent. */
  leave(): void;
}

/** After the last change, in ms. */
const SAVE_AFTER = 1_000;
/** After a save that failed, in ms. */
const RETRY_AFTER = 5_000;

/** Forms of this visit that somebody looks at or that have something unsaved. */
const living = new Map<string, OpenForm>();

/**
 * Opens a form with the work that this browser kept of it. Whoever comes back to one that is still being saved goes on
 * with that very session.
 * @returns null where the form cannot be worked on
 */
export async function openFormSession(
  address: FormAddress,
  load: () => Promise<PageText>,
  onRefused: (error: ContentError) => void,
): Promise<FormSession | null> {
  const name = JSON.stringify(address);
  const known = living.get(name);
  if (known) return known;
  const opened = await load();
  const initial = readForm(opened.text);
  if (initial === undefined) return null;
  const kept = await findKeptForm(address, opened);
  const session = new OpenForm({ address, initial, opened, kept, onRefused });
  living.set(name, session);
  return session;
}

interface OpenFormOptions {
  readonly address: FormAddress;
  readonly initial: EditedForm;
  readonly opened: PageText;
  readonly kept: KeptForm;
  readonly onRefused: (error: ContentError) => void;
}

class OpenForm implements FormSession {
  readonly siteId: string;
  readonly formId: string;
  readonly form: HistoryStore<EditedForm>;
  readonly selection = createSelectionStore();
  readonly view = createPreviewStore();
  readonly saving: StoreApi<FormSaving>;
  readonly #address: FormAddress;
  readonly #onRefused: (error: ContentError) => void;
  readonly #keeper: FormKeeper;
  #isWorkedOn = false;
  #saved: EditedForm;
  #theirs: PageText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor({ address, initial, opened, kept, onRefused }: OpenFormOptions) {
    this.#address = address;
    this.siteId = address.siteId;
    this.formId = initial.id;
    this.#saved = initial;
    this.#onRefused = onRefused;
    this.form = createHistoryStore(initial, this.selection);
    const { etag } = opened;
    this.saving = createStore<FormSaving>(() => ({ step: 'saved', etag, error: null }));
    this.#keeper = createFormKeeper(address, kept, () => this.#unsaved());
    this.form.subscribe('', () => this.#note());
    this.#goOn(kept, opened);
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
      void this.#keeper.keepNow();
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

  keepAtOnce(): boolean {
    return this.#keeper.keepAtOnce();
  }

  enter(): void {
    this.#isWorkedOn = true;
  }

  leave(): void {
    this.#isWorkedOn = false;
    void this.flush().then((isSaved) => {
      if (!isSaved || this.#isWorkedOn) return;
      this.#keeper.end();
      living.delete(JSON.stringify(this.#address));
    });
  }

  /** With unsaved work of an earlier life, as a step that can be undone; where others saved since, somebody decides. */
  #goOn({ form, isOnBase }: KeptForm, opened: PageText): void {
    if (form === undefined || isEqual(form, this.#saved)) return void this.#keeper.keepNow();
    if (!isOnBase) this.#theirs = opened;
    this.form.replace(form, 'composer.edit.kept');
    if (this.#theirs) this.#show('conflict');
  }

  #unsaved(): UnsavedForm | null {
    const form = this.form.state();
    const { etag } = this.saving.getState();
    return form === this.#saved && !this.#theirs ? null : { form, base: this.#saved, etag };
  }

  #note(): void {
    this.#keeper.touch();
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
      void this.#keeper.keepNow();
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
