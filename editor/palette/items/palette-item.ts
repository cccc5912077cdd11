import type { ReactNode } from 'react';
import type { DragSource } from '../../canvas/drag/drag-sources.ts';
import type { ThumbnailPart } from './thumbnail-parts.ts';

/** Something that can be put on a page. */
export interface PaletteItem extends DragSource {
  /** Under which it is dragged: `widget:hero`. */
  readonly key: string;
  readonly summary: string;
  readonly parts: readonly ThumbnailPart[];
  /** All that it is found by, in both languages. */
  readonly words: readonly string[];
  /** What else can be done with it, over its corner. */
  readonly actions?: ReactNode;
}

export interface PaletteGroup {
  readonly id: string;
  readonly name: string;
  readonly items: readonly PaletteItem[];
  /** Stands before the items, or in their place. */
  readonly note?: ReactNode;
}
