import type { StoreApi } from 'zustand/vanilla';
import type { EditedPage } from '../document/edited-page.ts';
import type { MergeChoices } from '../document/merge/conflict.ts';
import type { MergedPage } from '../document/merge/merge-pages.ts';
import type { MessageKey } from '../ui/messages/messages.ts';
import type { PageCopy } from './page-copies.ts';

/** Where the work of the open page is. */
export type SaveStep =
  /** The service has everything. */
  | 'saved'
  /** Something changed; it is kept in this browser and goes to the service in a moment. */
  | 'pending'
  | 'saving'
  /** No answer; kept in this browser, tried again by itself. */
  | 'offline'
  /** Somebody else saved the same page: the conflict view decides. */
  | 'conflict'
  /** The session ended; kept in this browser until somebody signs in again. */
  | 'signed-out'
  /** The page is in the bin, or gone. */
  | 'missing'
  /** The service refuses it for another reason, told by `reason`. */
  | 'refused';

export interface SaveState {
  readonly step: SaveStep;
  /** When the service had everything last, in ms since the epoch. */
  readonly savedAt: number | null;
  /** False where this browser keeps nothing: storage full or blocked. */
  readonly isKeptLocally: boolean;
  readonly reason: MessageKey | null;
  /** Entity tag of the document that the service has. */
  readonly etag: string;
  /** Another tab of this browser has the page open. */
  readonly isOpenElsewhere: boolean;
  /** The last thing that happened without being asked for. */
  readonly notice: SaveNotice | null;
}

export type SaveNotice =
  /** What others saved came in. */
  | ({ readonly kind: 'merged'; readonly by: string | null } & PageStates)
  /** Work that this browser had kept was brought back. */
  | ({ readonly kind: 'recovered'; readonly keptAt: number } & PageStates)
  | { readonly kind: 'conflict'; readonly by: string | null };

/** A page before and after something came in. */
export interface PageStates {
  readonly before: EditedPage;
  readonly after: EditedPage;
}

/** Brings the work of the open page to the service, and keeps it in the browser until it is there. */
export interface PageSaver {
  readonly store: StoreApi<SaveState>;
  /** Saves now what is not saved. Resolves with whether the service has everything. */
  flush(): Promise<boolean>;
  /** Takes in what the service has, if it is something else by now. */
  refresh(): Promise<void>;
  /** What joining both pages gives with these choices; null where nothing is in conflict. */
  preview(choices: MergeChoices): MergedPage | null;
  /** Joins both pages as one step that can be undone, and saves. */
  resolve(choices: MergeChoices): Promise<boolean>;
  /**
   * Takes out what came in with a notice. What was done since stays. Rejects with a `ContentError` where joining pages
   * cannot be loaded, which it is whenever something came in.
   */
  takeBack(states: PageStates): Promise<void>;
  /** Takes the page out of the bin, or makes it anew where it is gone, and saves. */
  bringBack(): Promise<boolean>;
}

/** A saver with a life: it works on after its page was left, until nothing is unsaved. */
export interface LivingPageSaver extends PageSaver {
  /** Goes on with work that this browser kept of the page. Rejects with a `ContentError`, and leaves the copies, where it cannot be joined. */
  recover(copies: readonly PageCopy[]): Promise<void>;
  /** Somebody looks at the page, from now on or again. */
  enter(): void;
  /** Nobody looks at it any more. Resolves once everything is saved; then the saver has ended. */
  leave(): Promise<void>;
  /** Saves, or keeps what cannot be saved in this browser. Resolves with whether the work outlives this tab. */
  secure(): Promise<boolean>;
  /** Goes on after somebody signed in again. */
  resume(): void;
  /** Ends at once. What is unsaved stays in this browser, unless nobody ever saw the page. */
  end(how?: 'unseen'): void;
}
