import { createPrintedCard, untitledIn } from '../../../client/widgets/printed-card.ts';
import { createSavedNote, showSavedNote } from '../../../client/widgets/saved-note.ts';
import type { SavedJob } from '../../../jobs/saved-job.ts';

interface KnownItem {
  readonly item: HTMLElement;
  /** What its card shows, as JSON. */
  readonly shown: string;
}

export interface SavedItems {
  /** Puts the items of jobs into the list. Those that are there already stay as they are, with focus and cursor. */
  show(jobs: readonly SavedJob[]): void;
}

/** The cards of saved jobs, each with the visitor's note. */
export function createSavedItems(root: HTMLElement, list: HTMLElement): SavedItems {
  let known = new Map<string, KnownItem>();

  function itemOf(job: SavedJob): KnownItem {
    const { note: _note, ...card } = job;
    const shown = JSON.stringify(card);
    const before = known.get(job.urlSlug);
    const item = before?.item ?? createItem(job);
    if (before && before.shown !== shown) renewCard(item, createPrintedCard(root, job));
    showSavedNote(item, job);
    return { item, shown };
  }

  function createItem(job: SavedJob): HTMLElement {
    const item = createPrintedCard(root, job);
    const note = createSavedNote(root, job, job.title ?? untitledIn(root).text);
    if (note) item.append(note);
    return item;
  }

  return {
    show(jobs) {
      known = new Map(jobs.map((job) => [job.urlSlug, itemOf(job)]));
      arrange(
        list,
        [...known.values()].map(({ item }) => item),
      );
    },
  };
}

/** The first saved job, else the way to find one. */
export function focusFirst(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[data-saved-cards] a, [data-saved-none] a')?.focus();
}

/** What stays is not taken out and put in again: it would lose the focus. */
function arrange(list: HTMLElement, items: readonly HTMLElement[]): void {
  for (const element of [...list.children])
    if (!items.some((item) => item === element)) element.remove();
  for (const [index, item] of items.entries()) {
    const there = list.children[index];
    if (there !== item) list.insertBefore(item, there ?? null);
  }
}

/** The note stays: somebody may be writing it. */
function renewCard(item: HTMLElement, { firstElementChild }: HTMLElement): void {
  if (firstElementChild) item.firstElementChild?.replaceWith(firstElementChild);
}
