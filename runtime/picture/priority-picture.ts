import { createContext } from 'react';
import type { Asset } from './asset-index.ts';

export interface PriorityPicture {
  readonly asset: Asset;
  readonly sizes: string;
}

/** Told of each picture with priority, so that the page's head can preload the first one. */
export const PriorityPictureContext = createContext<(picture: PriorityPicture) => void>(() => {});
