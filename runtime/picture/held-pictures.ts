import { createContext } from 'react';
import type { Asset } from '../assets/asset-index.ts';

/** A drawing as far as it can stand among the elements of a page: plain shapes, without ids, styles or texts. */
export interface DrawnShapes {
  readonly viewBox: string;
  readonly markup: string;
}

/** A drawing that pages may hold. */
export interface Drawing {
  /** The file. */
  readonly text: string;
  readonly gzipBytes: number;
  /** Only where it is small and plain enough to be drawn by the page itself. */
  readonly shapes?: DrawnShapes | undefined;
}

/** Drawings by their hash, as far as they are at hand; `file` is one that no page may hold. */
export interface Drawings {
  get(hash: string): Drawing | 'file' | undefined;
}

export interface PriorityPicture {
  readonly asset: Asset;
  readonly sizes: string;
  /** Whether it stands in an island, whose browser renders it again from its address. */
  readonly isHydrated?: boolean;
}

/** What a page holds itself instead of requesting it. */
export interface HeldPictures {
  /**
   * Told of each picture with priority, so that the page's head can preload the first one.
   * @returns the text of a drawing that is to be written into the page; else undefined
   */
  announce(picture: PriorityPicture): string | undefined;
  /** The shapes of a company's mark that the page is to draw; undefined where the mark is to be requested. */
  holdMark(asset: Asset | undefined): DrawnShapes | undefined;
}

/** Nothing is held where a browser renders: it has the addresses alone. */
export const REQUESTED_PICTURES: HeldPictures = {
  announce: () => undefined,
  holdMark: () => undefined,
};

export const HeldPicturesContext = createContext<HeldPictures>(REQUESTED_PICTURES);
