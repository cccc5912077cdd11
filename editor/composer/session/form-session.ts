import { createStore, type StoreApi } from 'zustand/vanilla';
import { createHistoryStore, type HistoryStore } from '../../document/history/history-store.ts';
import type { MergeChoices } from '../../document/merge/conflict.ts';
import { createSelectionStore, type SelectionStore } from '../../document/store/selection-store.ts';
import type { PageText } from '../../service/content-api.ts';
import { saveForm } from '../../service/form-document-api.ts';
import { type ContentError, toContentError } from '../../service/request/content-error.ts';
import { type OthersPage, othersPageOf } from '../../service/saving-api.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { type EditedForm, readForm } from '../document/edited-form.ts';
import type { FormEdit } from '../document/form-edits.ts';
import type { MergedForm } from '../merge/merge-forms.ts';
import { type AskedField, createAskedField } from './asked-field.ts';
import {
  createFormKeeper,
  type FormAddress,
  type FormKeeper,
  findKeptForm,
  type KeptForm,
} from './form-copies.ts';
import { byKeys } from './form-selection.ts';
import { createPreviewStore, type FormView } from './preview-store.ts';
import { type FormStates, SharedForm } from './shared-form.ts';

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

/** After the last change, in ms. */
const SAVE_AFTER = 1_000;
/** After a save that failed, in ms. */
const RETRY_AFTER = 5_000;
/** Coming back to the window asks for others' changes, but not each time, in ms. */
const REFRESH_MS = 10_000;

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
  const kept = await findKeptForm(address);
  const session = new OpenForm({ address, initial, etag: opened.etag, load, kept, onRefused });
  living.set(name, session);
  return session;
}

interface OpenFormOptions {
  readonly address: FormAddress;
  readonly initial: EditedForm;
  readonly etag: string;
  readonly load: () => Promise<PageText>;
  readonly kept: KeptForm;
  readonly onRefused: (error: ContentError) => void;
}

class OpenForm implements FormSession {
  readonly siteId: string;
  readonly formId: string;
  readonly form: HistoryStore<EditedForm>;
  readonly selection = createSelectionStore();
  readonly view = createPreviewStore();
  readonly asked = createAskedField();
  readonly lastStep = createStore<LastStep>(() => ({ kind: 'edit', label: null, pointer: '' }));
  readonly undo = () => this.#travel('undo');
  readonly redo = () => this.#travel('redo');
  readonly saving: StoreApi<FormSaving>;
  readonly #options: OpenFormOptions;
  readonly #shared: SharedForm;
  readonly #keeper: FormKeeper;
  #isWorkedOn = false;
  #askedAt = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(options: OpenFormOptions) {
    const { address, initial, etag, kept } = options;
    this.#options = options;
    this.siteId = address.siteId;
    this.formId = initial.id;
    const selection = byKeys(this.selection, () => this.form.state());
    this.form = createHistoryStore(initial, selection);
    this.#shared = new SharedForm(this.form, etag);
    this.saving = createStore<FormSaving>(() => ({
      ...{ step: 'saved', etag, error: null, notice: null },
    }));
    this.#keeper = createFormKeeper(address, kept, () => this.#shared.unsaved());
    this.form.subscribe('', () => this.#note());
    this.#shared.goOn(kept);
    if (this.#shared.isDisputed) this.#tell({ kind: 'conflict', by: null });
    if (this.#shared.isSettled()) void this.#keeper.keepNow();
    else this.#saveIn(SAVE_AFTER);
  }

  edit(make: (form: EditedForm) => FormEdit | undefined): boolean {
    const edit = make(this.form.state());
    if (edit === undefined || !this.form.apply(edit)) return false;
    this.lastStep.setState({ kind: 'edit', label: edit.label, pointer: edit.select?.[0] ?? '' });
    return true;
  }

  #travel(direction: 'undo' | 'redo'): void {
    const label = this.form.history()[`${direction}Label`];
    this.form[direction]();
    this.lastStep.setState({ kind: direction, label, pointer: '' });
  }

  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    this.#shared.retryDispute();
    if (this.#shared.isSettled()) return this.#settle();
    if (this.#shared.isDisputed) return false;
    this.#running = this.#save();
    const isSaved = await this.#running;
    this.#running = undefined;
    return isSaved && (this.#shared.isSettled() ? this.#settle() : this.flush());
  }

  async comeBack(): Promise<void> {
    if (Date.now() - this.#askedAt > REFRESH_MS) await this.refresh();
  }

  async refresh(): Promise<void> {
    if (!this.#shared.isSettled()) return;
    this.#askedAt = Date.now();
    try {
      this.#takeIn({ ...(await this.#options.load()), savedBy: null });
    } catch {
      // Nothing was at stake: the next save tells what is wrong.
    }
  }

  preview(choices: MergeChoices): MergedForm | null {
    return this.#shared.preview(choices);
  }

  resolve(choices: MergeChoices): Promise<boolean> {
    this.#shared.resolve(choices);
    return this.flush();
  }

  takeBack(states: FormStates): void {
    this.#shared.takeBack(states);
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
      living.delete(JSON.stringify(this.#options.address));
    });
  }

  #note(): void {
    this.#keeper.touch();
    if (!this.#shared.isDisputed) this.#show(this.#shared.isSettled() ? 'saved' : 'pending');
    this.#saveIn(SAVE_AFTER);
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #show(step: FormSaving['step'], error: ContentError | null = null): void {
    this.saving.setState({ step, error, etag: this.#shared.etag });
  }

  #tell(notice: FormNotice): void {
    if (notice.kind === 'conflict') this.#show('conflict');
    this.saving.setState({ notice });
  }

  #settle(): true {
    this.#show('saved');
    void this.#keeper.keepNow();
    return true;
  }

  async #save(): Promise<boolean> {
    const { siteId, formId } = this;
    const { etag } = this.#shared;
    const { text, arrived } = this.#shared.send();
    this.#show('saving');
    try {
      arrived(await saveForm({ siteId, formId, etag }, text));
      this.#askedAt = Date.now();
      this.#show(this.#shared.isSettled() ? 'saved' : 'pending');
      return true;
    } catch (error) {
      return this.#failed(toContentError(error));
    }
  }

  /** @returns whether the work can go on */
  #failed(error: ContentError): boolean {
    const others = error.failure === 'conflict' ? othersPageOf(error) : undefined;
    if (others && this.#takeIn(others)) return true;
    if (this.#shared.isDisputed) return false;
    if (error.failure === 'refused') this.#options.onRefused(error);
    this.#show('failed', error);
    const mayPass = ['unreachable', 'failed', 'busy', 'refused'].includes(error.failure);
    if (mayPass) this.#saveIn(RETRY_AFTER);
    return false;
  }

  /** @returns whether both are one now */
  #takeIn({ savedBy, ...others }: OthersPage): boolean {
    const taken = this.#shared.takeIn(others);
    if (taken.kind === 'unreadable') return false;
    if (taken.kind === 'conflict') this.#tell({ kind: 'conflict', by: savedBy });
    else this.#show(this.#shared.isSettled() ? 'saved' : 'pending');
    if (taken.kind === 'merged') this.#tell({ ...taken, by: savedBy });
    return taken.kind !== 'conflict';
  }
}
