/** A state of the search that was left: its markup and how far it was scrolled, in CSS pixels. */
export interface LeftState {
  readonly html: string;
  readonly top: number;
}

export interface SearchHistory {
  /** Adds an entry for an address. `left` is what the entry before showed, if the page showed it. */
  push(address: URL, left: LeftState | undefined): void;
  /** Tells that the browser moved to another entry, and gives what that one showed, if it is still known. */
  move(left: LeftState | undefined): LeftState | undefined;
}

/** Remembers what each entry of this tab's history showed, for as long as the page lives. */
export function createSearchHistory(): SearchHistory {
  const states = new Map<number, LeftState>();
  let highest = 0;
  let current = entryNumber();

  /** The browser keeps an entry's number across reloads; one that has none, as of a link to a part of the page, gets one. */
  function entryNumber(): number {
    const known: unknown = history.state?.search;
    highest = Math.max(highest, typeof known === 'number' ? known : highest + 1);
    if (typeof known === 'number') return known;
    history.replaceState({ search: highest }, '');
    return highest;
  }

  function leave(state: LeftState | undefined): void {
    if (state) states.set(current, state);
  }

  return {
    push(address, left) {
      leave(left);
      highest += 1;
      current = highest;
      history.pushState({ search: current }, '', address);
    },
    move(left) {
      leave(left);
      current = entryNumber();
      return states.get(current);
    },
  };
}
