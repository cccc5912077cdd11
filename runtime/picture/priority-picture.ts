import { createContext } from 'react';
import type { Asset } from './asset-index.ts';

export interface PriorityPicture {
  readonly asset: Asset;
  readonly sizes: string;
  /** Whether it stands in an island, whose browser renders it again from its address. */
  readonly isHydrated?: boolean;
}

/** Texts of drawings by their hash, as far as they are at hand; empty for one that stays a file of its own. */
export interface DrawingTexts {
  get(hash: string): string | undefined;
}

/**
 * Told of each picture with priority, so that the page's head can preload the first one.
 * @returns the text of a drawing that is to be written into the page; else undefined
 */
export type AnnouncePriority = (picture: PriorityPicture) => string | undefined;

export const PriorityPictureContext = createContext<AnnouncePriority>(() => undefined);
