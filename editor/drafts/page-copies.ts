import { isRecord } from '#schemas/json/fields.ts';

/** Work on a page that the service may not have yet, as this browser keeps it. */
export interface PageCopy {
  /** One for each time that a page is opened, so that two tabs never write over each other. */
  readonly copyId: string;
  /** Agency, site and page. */
  readonly pageKey: string;
  /** What the work began with, to join it with what others did since. */
  readonly baseEtag: string;
  readonly baseText: string;
  readonly text: string;
  /** What was sent and not answered: the service may have one of these by now, which the work then goes on from. */
  readonly sentTexts?: readonly string[];
  /** Copies of earlier lives of the page that this one went on with: what was undone since must not come back from them. */
  readonly replaces?: readonly string[];
  /** When it was kept, in ms since the epoch. */
  readonly keptAt: number;
}

/** Copies of unsaved work in this browser. Nothing here rejects. */
export interface PageCopies {
  /** Those of one page, the oldest first. */
  list(pageKey: string): Promise<readonly PageCopy[]>;
  /** @returns whether the browser keeps it beyond this tab */
  write(copy: PageCopy): Promise<boolean>;
  remove(copyId: string): Promise<void>;
}

export function isPageCopy(value: unknown): value is PageCopy {
  const texts = ['copyId', 'pageKey', 'baseEtag', 'baseText', 'text'];
  return (
    isRecord(value) &&
    texts.every((key) => typeof value[key] === 'string') &&
    typeof value['keptAt'] === 'number' &&
    [value['sentTexts'], value['replaces']].every((list) => list === undefined || isTexts(list))
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Copies that can be written while a tab goes away, after which nothing comes. */
export interface InstantCopies extends PageCopies {
  /** The same as `write`, done once it returns. */
  writeNow(copy: PageCopy): boolean;
}

/**
 * Two places to keep copies: the second takes what the first refuses, as it does where it is full or blocked, and what has to be
 * kept at once.
 */
export function createFallbackCopies(first: PageCopies, second: InstantCopies): InstantCopies {
  return {
    writeNow: (copy) => second.writeNow(copy),
    async list(pageKey) {
      const lists = await Promise.all([first.list(pageKey), second.list(pageKey)]);
      return newestOfEach(lists.flat());
    },
    async write(copy) {
      if (!(await first.write(copy))) return second.write(copy);
      await second.remove(copy.copyId);
      return true;
    },
    async remove(copyId) {
      await Promise.all([first.remove(copyId), second.remove(copyId)]);
    },
  };
}

function newestOfEach(copies: readonly PageCopy[]): readonly PageCopy[] {
  const sorted = [...copies].sort((a, b) => a.keptAt - b.keptAt);
  return [...new Map(sorted.map((copy) => [copy.copyId, copy])).values()];
}

const PREFIX = 'rumbo-copy ';

/**
 * Marks a copy as that of a living tab, until the tab ends, however it ends.
 * @returns ends the mark
 */
export function holdCopy(copyId: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Insecure addresses have no locks: there every copy counts as left behind, and joining one twice changes nothing.
  void navigator.locks?.request(PREFIX + copyId, () => held);
  return release;
}

/** Copies that a living tab still works on. */
export async function heldCopies(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []);
  return new Set(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)),
  );
}
