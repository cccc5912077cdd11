import { isEqual } from 'lodash-es';
import type { EditedPage } from '../document/edited-page.ts';
import type { MergeChoices } from '../document/merge/conflict.ts';
import type { MergedPage } from '../document/merge/merge-pages.ts';
import { readPage } from '../document/read-page.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { PageText } from '../service/content-api.ts';
import type { DraftToSave } from '../service/saving-api.ts';
import { loadMerging, type MergePages, rebaseWith } from './load-merging.ts';
import type { PageCopy } from './page-copies.ts';
import type { PageStates } from './page-saver.ts';
import { draftText } from './page-text.ts';
import { type Recovery, recoverCopies, type ServicePage } from './recover-copies.ts';

/** Both changed the page since `base`, and something of it in two ways. */
interface Dispute {
  readonly base: EditedPage;
  readonly theirs: ServicePage;
  readonly mergePages: MergePages;
}

/** What came of a page that others saved. */
export type Taken =
  /** It is what was sent from here, or nothing new. */
  | { readonly kind: 'known' }
  | ({ readonly kind: 'merged' } & PageStates)
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unreadable' };

/** The open page beside what the service has of it: knows what is unsaved, and joins what others saved. */
export class SharedPage {
  readonly #editor: PageEditor;
  #service: ServicePage;
  #dispute: Dispute | null = null;
  /** What was sent without an answer, by its text. */
  readonly #sent = new Map<string, EditedPage>();

  constructor(editor: PageEditor, { text, etag }: PageText) {
    this.#editor = editor;
    this.#service = { etag, text, page: editor.page.state() };
  }

  get etag(): string {
    return this.#service.etag;
  }

  get isDisputed(): boolean {
    return this.#dispute !== null;
  }

  /** Whether the service has everything, and nothing else: what was sent without an answer may have arrived. */
  isSettled(): boolean {
    const { page } = this.#service;
    const isSame = this.#mine === page || draftText(this.#mine) === draftText(page);
    return this.#dispute === null && isSame && this.#sent.size === 0;
  }

  /** The page as it is now, to be sent. */
  draft(): DraftToSave {
    const { siteId, pageId } = this.#editor;
    return { siteId, pageId, text: draftText(this.#mine), etag: this.etag };
  }

  /** @returns takes note that the draft arrived, given the new entity tag */
  send(text: string): (etag: string) => void {
    const page = this.#mine;
    this.#sent.set(text, page);
    return (etag) => this.#know({ etag, text, page });
  }

  /** The service has the same page under another entity tag. */
  retag(etag: string): void {
    this.#know({ ...this.#service, etag });
  }

  /** What this browser keeps until the service has it; null where there is nothing to keep. */
  copy(owner: Pick<PageCopy, 'copyId' | 'pageKey' | 'replaces'>): PageCopy | null {
    if (this.isSettled()) return null;
    const base = this.#dispute
      ? { baseEtag: '', baseText: draftText(this.#dispute.base) }
      : { baseEtag: this.etag, baseText: this.#service.text };
    const sentTexts = [...this.#sent.keys()];
    return { ...owner, ...base, sentTexts, text: draftText(this.#mine), keptAt: Date.now() };
  }

  /**
   * Joins what others saved with what is here; or notes that both are in conflict.
   * Rejects with a `ContentError` where what joining takes is out of reach: nothing has changed then.
   */
  async takeIn({ text, etag }: PageText): Promise<Taken> {
    if (etag === (this.#dispute?.theirs ?? this.#service).etag)
      return { kind: this.#dispute ? 'conflict' : 'known' };
    const own = this.#sent.get(text);
    if (own) {
      // It arrived; only the answer was lost.
      this.#know({ etag, text, page: own });
      return { kind: 'known' };
    }
    const read = readPage(text);
    if (!read.ok) return { kind: 'unreadable' };
    return this.#meet({ etag, text, page: read.value }, await loadMerging());
  }

  /** What joining both pages gives; null where nothing is disputed. */
  preview(choices: MergeChoices): MergedPage | null {
    if (!this.#dispute) return null;
    const { base, theirs, mergePages } = this.#dispute;
    return mergePages({ base, mine: this.#mine, theirs: theirs.page }, choices);
  }

  /** Ends a dispute. What was chosen of the other side is a step of its own, which brings back what stood here. */
  resolve(choices: MergeChoices): void {
    const undecided = this.preview(new Map());
    const chosen = this.preview(choices);
    if (!undecided || !chosen || !this.#dispute) return;
    this.#join(undecided.merged, this.#dispute.theirs, this.#dispute.mergePages);
    this.#replace(chosen.merged);
  }

  /** A dispute may be over because somebody undid their part. */
  retryDispute(): void {
    if (this.preview(new Map())?.conflicts.length === 0) this.resolve(new Map());
  }

  /** Takes out what came in between two states; what was done since stays. */
  async takeBack({ before, after }: PageStates): Promise<void> {
    const mergePages = await loadMerging();
    const { merged } = mergePages({ base: after, mine: this.#mine, theirs: before });
    this.#replace(merged);
  }

  /** Goes on with work that was kept, as one step that can be undone. Rejects as `takeIn` does. */
  async recover(copies: readonly PageCopy[]): Promise<Recovery> {
    const mergePages = await loadMerging();
    const recovery = recoverCopies(copies, this.#service, mergePages);
    // No other person's when they arrive.
    for (const text of recovery.pendingTexts) this.#noteSent(text);
    if (!recovery.work) return recovery;
    const { page, base, isDisputed } = recovery.work;
    if (isDisputed) this.#dispute = { base, theirs: this.#service, mergePages };
    this.#editor.page.replace(page, 'saving.recover');
    return recovery;
  }

  get #mine(): EditedPage {
    return this.#editor.page.state();
  }

  #noteSent(text: string): void {
    const read = readPage(text);
    if (read.ok) this.#sent.set(text, read.value);
  }

  #know(service: ServicePage): void {
    this.#service = service;
    this.#dispute = null;
    this.#sent.clear();
  }

  #meet(theirs: ServicePage, mergePages: MergePages): Taken {
    const base = this.#dispute?.base ?? this.#service.page;
    const before = this.#mine;
    const { merged, conflicts } = mergePages({ base, mine: before, theirs: theirs.page });
    if (conflicts.length > 0) {
      this.#dispute = { base, theirs, mergePages };
      return { kind: 'conflict' };
    }
    this.#join(merged, theirs, mergePages);
    if (merged === before) return { kind: 'known' };
    return { kind: 'merged', before: base, after: theirs.page };
  }

  /** What others saved is no step of this person's: undo leaves it as it is. */
  #join(merged: EditedPage, theirs: ServicePage, mergePages: MergePages): void {
    this.#know(theirs);
    if (merged === this.#mine) return;
    this.#select(merged);
    this.#editor.page.adopt(merged, rebaseWith(mergePages));
  }

  /** Takes another page as a step that can be undone. */
  #replace(merged: EditedPage): void {
    if (isEqual(merged, this.#mine)) return;
    this.#select(merged);
    this.#editor.page.replace(merged, 'edit.merge');
  }

  /** Keeps as much of the selection as a page has. */
  #select({ sections, widgets }: EditedPage): void {
    const { selection } = this.#editor;
    selection.set(selection.get().filter((id) => id in sections || id in widgets));
  }
}
