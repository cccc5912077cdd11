import { isEqual } from 'lodash-es';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createHistoryStore, type HistoryStore } from '../../document/history/history-store.ts';
import type { MergeChoices } from '../../document/merge/conflict.ts';
import { createSelectionStore, type SelectionStore } from '../../document/store/selection-store.ts';
import type { LastLeft } from '../../drafts/last-left.ts';
import type { PageText } from '../../service/content-api.ts';
import { saveForm } from '../../service/form-document-api.ts';
import { type ContentError, toContentError } from '../../service/request/content-error.ts';
import { type OthersPage, othersPageOf } from '../../service/saving-api.ts';
import { type EditedForm, readForm } from '../document/edited-form.ts';
import type { FormEdit } from '../document/form-edits.ts';
import type { MergedForm } from '../merge/merge-forms.ts';
import { createAskedField } from './asked-field.ts';
import {
  createFormKeeper,
  type FormAddress,
  type FormKeeper,
  findKeptForm,
  type KeptForm,
} from './form-copies.ts';
import { byKeys } from './form-selection.ts';
import type { FormNotice, FormSaving, FormSession, LastStep } from './form-session.ts';
import { createPreviewStore } from './preview-store.ts';
import { type FormStates, rebaseForms, SharedForm } from './shared-form.ts';

/** After the last change, in ms. */
const SAVE_AFTER = 1_000;
/** After a save that failed, in ms. */
const RETRY_AFTER = 5_000;
/** Failures of a save that pass by themselves, or once somebody signs in again. */
export const RETRIED: readonly ContentError['failure'][] = [
  'unreachable',
  'failed',
  'busy',
  'refused',
];
/** Coming back to the window asks for others' changes, but not each time, in ms. */
const REFRESH_MS = 10_000;

/** Forms of this visit that somebody looks at or that have something unsaved. */
const living = new Map<string, OpenForm>();

/** What a form was edited in earlier in the visit, with the steps in it. */
export type LeftForm = Pick<FormSession, 'form' | 'selection'>;

export interface FormOpening {
  readonly address: FormAddress;
  readonly load: () => Promise<PageText>;
  readonly onRefused: (error: ContentError) => void;
  /** The forms of the visit that nobody works on any more. */
  readonly left: LastLeft<LeftForm>;
}

/**
 * Opens a form with the work that this browser kept of it. Whoever comes back to one that is still being saved goes on
 * with that very session, and later with its steps.
 * @returns null where the form cannot be worked on
 */
export async function openFormSession(opening: FormOpening): Promise<FormSession | null> {
  const name = JSON.stringify(opening.address);
  const known = living.get(name);
  if (known) {
    // From now on: its last save may end before anything shows it.
    known.enter();
    return known;
  }
  const { text, etag } = await opening.load();
  const initial = readForm(text);
  if (initial === undefined) return null;
  const kept = await findKeptForm(opening.address);
  const session = new OpenForm({ ...opening, name, initial, etag, kept });
  living.set(name, session);
  return session;
}

interface OpenFormOptions extends FormOpening {
  /** The address as text. */
  readonly name: string;
  readonly initial: EditedForm;
  readonly etag: string;
  readonly kept: KeptForm;
}

class OpenForm implements FormSession {
  readonly siteId: string;
  readonly formId: string;
  readonly form: HistoryStore<EditedForm>;
  readonly selection: SelectionStore;
  readonly view = createPreviewStore();
  readonly asked = createAskedField();
  readonly lastStep = createStore<LastStep>(() => ({ kind: 'edit', label: null, pointer: '' }));
  readonly undo = () => this.#travel('undo');
  readonly redo = () => this.#travel('redo');
  readonly saving: StoreApi<FormSaving>;
  readonly #options: OpenFormOptions;
  readonly #shared: SharedForm;
  readonly #keeper: FormKeeper;
  readonly #stopNoting: () => void;
  #isWorkedOn = false;
  #askedAt = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(options: OpenFormOptions) {
    const { address, name, initial, etag, kept, left } = options;
    this.#options = options;
    this.siteId = address.siteId;
    this.formId = initial.id;
    const { form, selection } = begin(initial, left.of(name));
    this.form = form;
    this.selection = selection;
    this.#shared = new SharedForm(this.form, etag);
    this.saving = createStore<FormSaving>(() => ({
      ...{ step: 'saved', etag, error: null, notice: null },
    }));
    this.#keeper = createFormKeeper(address, kept, () => this.#shared.unsaved());
    this.#stopNoting = this.form.subscribe('', () => this.#note());
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
      this.#stopNoting();
      const { name, left } = this.#options;
      living.delete(name);
      left.keep(name, this);
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
    if (RETRIED.includes(error.failure)) this.#saveIn(RETRY_AFTER);
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

/** What others saved since a form was left is no step. */
function begin(initial: EditedForm, left: LeftForm | undefined): LeftForm {
  if (left) {
    left.selection.set([]);
    if (!isEqual(left.form.state(), initial)) left.form.adopt(initial, rebaseForms);
    return left;
  }
  const selection = createSelectionStore();
  const form: HistoryStore<EditedForm> = createHistoryStore(
    initial,
    byKeys(selection, () => form.state()),
  );
  return { form, selection };
}
