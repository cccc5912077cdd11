/** A state of the search that was left: its markup and how far it was scrolled, in CSS pixels. */
export interface LeftState {
  readonly html: string;
  readonly top: number;
}

export interface SearchHistory {
  /** Adds an entry for an address; what the page shows belongs to the one before. */
  push(address: URL, left: LeftState): void;
  /** Tells that the browser moved to another entry, and gives what that one showed, if it is still known. */
  move(left: LeftState): LeftState | undefined;
}

/** Remembers what each entry of this tab's history showed, for as long as the page lives. */
export function createSearchHistory(): SearchHistory {
  const left = new Map<number, LeftState>();
  let current = entryNumber();
  return {
    push(address, state) {
      left.set(current, state);
      current += 1;
      history.pushState({ search: current }, '', address);
    },
    move(state) {
      left.set(current, state);
      current = entryNumber();
      return left.get(current);
    },
  };
}

/** Entries count from 0; the browser keeps the number across reloads. */
function entryNumber(): number {
  const state: { readonly search?: unknown } | null = history.state;
  return Number(state?.search ?? 0);
}
