import { isEqual } from 'lodash-es';
import type { HistoryStore } from '../../document/history/history-store.ts';
import type { Rebase } from '../../document/history/steps.ts';
import type { MergeChoices } from '../../document/merge/conflict.ts';
import type { PageText } from '../../service/content-api.ts';
import { type EditedForm, formText, readForm } from '../document/edited-form.ts';
import { type MergedForm, mergeForms } from '../merge/merge-forms.ts';
import { ownKeys, type Renaming, renamed } from '../merge/own-keys.ts';
import type { KeptForm, UnsavedForm } from './form-copies.ts';

/** What the service is known to have. */
interface ServiceForm {
  readonly etag: string;
  readonly form: EditedForm;
}

/** Both changed the form since `base`, and something of it in two ways. */
interface Dispute {
  readonly base: EditedForm;
  readonly theirs: ServiceForm;
}

/** Two states of a form between which others' changes came in. */
export interface FormStates {
  readonly before: EditedForm;
  readonly after: EditedForm;
}

/** What came of a form that others saved. */
export type Taken =
  /** It is what was sent from here, or nothing new. */
  | { readonly kind: 'known' }
  | ({ readonly kind: 'merged' } & FormStates)
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unreadable' };

/** How steps from before something else came in are undone; not at all where that has changed the same. */
export const rebaseForms: Rebase<EditedForm> = (versions) => {
  const { merged, conflicts } = mergeForms(versions);
  return conflicts.length > 0 ? undefined : merged;
};

/** The open form beside what the service has of it: knows what is unsaved, and joins what others saved. */
export class SharedForm {
  readonly #form: HistoryStore<EditedForm>;
  #service: ServiceForm;
  #dispute: Dispute | null = null;
  /** What was sent without an answer, by its text. */
  readonly #sent = new Map<string, EditedForm>();

  constructor(form: HistoryStore<EditedForm>, etag: string) {
    this.#form = form;
    this.#service = { etag, form: form.state() };
  }

  get etag(): string {
    return this.#service.etag;
  }

  get isDisputed(): boolean {
    return this.#dispute !== null;
  }

  /** Whether the service has everything, and nothing else: what was sent without an answer may have arrived. */
  isSettled(): boolean {
    const isSame = this.#mine === this.#service.form || isEqual(this.#mine, this.#service.form);
    return this.#dispute === null && isSame && this.#sent.size === 0;
  }

  /** The text to send. @returns it, and what takes note that it arrived, given the new entity tag */
  send(): { readonly text: string; readonly arrived: (etag: string) => void } {
    const form = this.#mine;
    const text = formText(form);
    this.#sent.set(text, form);
    return { text, arrived: (etag) => this.#know({ etag, form }) };
  }

  /** What this browser keeps until the service has it; null where there is nothing to keep. */
  unsaved(): UnsavedForm | null {
    if (this.isSettled()) return null;
    const { form, etag } = this.#service;
    const sentTexts = [...this.#sent.keys()];
    const isBased = this.#dispute === null;
    const base = this.#dispute?.base ?? form;
    return { form: this.#mine, base, etag: isBased ? etag : '', sentTexts };
  }

  /** Joins what others saved with what is here; or notes that both are in conflict. */
  takeIn({ text, etag }: PageText): Taken {
    if (etag === (this.#dispute?.theirs ?? this.#service).etag)
      return { kind: this.#dispute ? 'conflict' : 'known' };
    const form = this.#sent.get(text) ?? readForm(text);
    if (!form) return { kind: 'unreadable' };
    if (this.#sent.has(text) || isEqual(form, this.#service.form)) {
      // It arrived and only the answer was lost; or publishing gave the same form another tag.
      this.#know({ etag, form });
      return { kind: 'known' };
    }
    return this.#meet({ etag, form });
  }

  /** What joining both forms gives; null where nothing is disputed. */
  preview(choices: MergeChoices): MergedForm | null {
    if (!this.#dispute) return null;
    const { merged, conflicts } = this.#joined(this.#dispute, choices);
    return { merged, conflicts };
  }

  /** Ends a dispute. What was chosen of the other side is a step of its own, which brings back what stood here. */
  resolve(choices: MergeChoices): void {
    if (!this.#dispute) return;
    const { theirs } = this.#dispute;
    const undecided = this.#joined(this.#dispute, new Map());
    const chosen = this.#joined(this.#dispute, choices);
    this.#adopt(undecided, theirs);
    this.#replace(chosen.merged, 'edit.merge');
  }

  /** A dispute may be over because somebody undid their part. */
  retryDispute(): void {
    if (this.preview(new Map())?.conflicts.length === 0) this.resolve(new Map());
  }

  /** Takes out what came in between two states; what was done since stays. */
  takeBack({ before, after }: FormStates): void {
    this.#replace(
      mergeForms({ base: after, mine: this.#mine, theirs: before }).merged,
      'edit.merge',
    );
  }

  /** Goes on with work that an earlier life of the form left, as a step that can be undone. */
  goOn({ form, base, etag, sentTexts }: KeptForm): void {
    if (!form || !base) return;
    const service = this.#service;
    const sent = sentTexts.flatMap((text) => readForm(text) ?? []);
    const isFromHere = sent.some((one) => isEqual(one, service.form));
    const start = isFromHere ? service.form : base;
    const isNew = !isEqual(form, service.form);
    // Once somebody has saved something else, the service refuses what was sent before.
    if (etag === service.etag || (isFromHere && isNew))
      for (const one of sent) this.#sent.set(formText(one), one);
    const { merged, conflicts } = mergeForms({ base: start, mine: form, theirs: service.form });
    const isDisputed = conflicts.length > 0;
    if (isDisputed) this.#dispute = { base: start, theirs: service };
    this.#replace(isDisputed ? form : merged, 'composer.edit.kept');
  }

  get #mine(): EditedForm {
    return this.#form.state();
  }

  #know(service: ServiceForm): void {
    this.#service = service;
    this.#dispute = null;
    this.#sent.clear();
  }

  #meet(theirs: ServiceForm): Taken {
    const base = this.#dispute?.base ?? this.#service.form;
    const before = this.#mine;
    const joined = this.#joined({ base, theirs }, new Map());
    if (joined.conflicts.length > 0) {
      this.#dispute = { base, theirs };
      return { kind: 'conflict' };
    }
    this.#adopt(joined, theirs);
    if (joined.merged === before) return { kind: 'known' };
    return { kind: 'merged', before: base, after: theirs.form };
  }

  #joined({ base, theirs }: Dispute, choices: MergeChoices): Joined {
    const renaming = ownKeys({ base, mine: this.#mine, theirs: theirs.form });
    const mine = renamed(this.#mine, renaming);
    return { ...mergeForms({ base, mine, theirs: theirs.form }, choices), renaming };
  }

  /** What others saved is no step of this person's: undo leaves it as it is. */
  #adopt({ merged, renaming }: Joined, theirs: ServiceForm): void {
    this.#know(theirs);
    if (merged === this.#mine) return;
    this.#form.adopt(merged, rebaseForms, (state) => renamed(state, renaming));
  }

  /** Takes another form as a step that can be undone. */
  #replace(merged: EditedForm, label: 'edit.merge' | 'composer.edit.kept'): void {
    if (!isEqual(merged, this.#mine)) this.#form.replace(merged, label);
  }
}

interface Joined extends MergedForm {
  readonly renaming: Renaming;
}
