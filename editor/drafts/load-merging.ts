import type { EditedPage } from '../document/edited-page.ts';
import type { Rebase } from '../document/history/steps.ts';
import { ContentError } from '../service/request/content-error.ts';

/** Joins what two people made of one page. */
export type MergePages = typeof import('../document/merge/merge-pages.ts').mergePages;

let loaded: MergePages | undefined;

/**
 * Loads what joining pages takes, which most pages never need. Rejects with a `ContentError` where it is out of reach;
 * asking again tries again.
 */
export async function loadMerging(): Promise<MergePages> {
  loaded ??= await importMerging();
  return loaded;
}

/** How steps from before something else came in are undone; not at all where that has changed the same. */
export function rebaseWith(mergePages: MergePages): Rebase<EditedPage> {
  return (versions) => {
    const { merged, conflicts } = mergePages(versions);
    return conflicts.length > 0 ? undefined : merged;
  };
}

async function importMerging(): Promise<MergePages> {
  try {
    return (await import('../document/merge/merge-pages.ts')).mergePages;
  } catch (cause) {
    throw new ContentError('unreachable', { cause });
  }
}
