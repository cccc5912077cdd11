import { MAX_MARKS_BYTES } from '#schemas/weights/embedded-drawing.ts';
import type { Asset } from '../assets/asset-index.ts';
import type {
  Drawing,
  Drawings,
  DrawnShapes,
  HeldPictures,
  PriorityPicture,
} from '../picture/held-pictures.ts';

/** The first picture with priority on a page. */
export interface FirstPicture extends PriorityPicture {
  /** `wanted` is a drawing that the page would hold if it were at hand; until then it is requested as well. */
  readonly source: 'embedded' | 'wanted' | 'requested';
}

/**
 * Decides which pictures a page holds: the first one with priority, and marks of companies until they weigh too much
 * together. A mark that is shown again costs next to nothing once the page is compressed.
 */
export class PictureKeeper implements HeldPictures {
  readonly #drawings: Drawings | undefined;
  readonly #wanted = new Set<string>();
  readonly #marks = new Set<string>();
  #markBytes = 0;
  #first: FirstPicture | undefined;

  constructor(drawings: Drawings | undefined) {
    this.#drawings = drawings;
  }

  get first(): FirstPicture | undefined {
    return this.#first;
  }

  /** Hashes of drawings that the page would hold if they were at hand. */
  get wanted(): readonly string[] {
    return [...this.#wanted];
  }

  announce(picture: PriorityPicture): string | undefined {
    if (this.#first !== undefined) return undefined;
    const drawing = picture.isHydrated ? 'file' : this.#find(picture.asset);
    if (drawing === 'file' || drawing === undefined) {
      this.#first = { ...picture, source: drawing === undefined ? 'wanted' : 'requested' };
      return undefined;
    }
    this.#first = { ...picture, source: 'embedded' };
    return drawing.text;
  }

  holdMark(asset: Asset | undefined): DrawnShapes | undefined {
    if (asset === undefined) return undefined;
    const drawing = this.#find(asset);
    if (drawing === 'file' || drawing?.shapes === undefined) return undefined;
    if (!this.#marks.has(asset.hash)) {
      if (this.#markBytes + drawing.gzipBytes > MAX_MARKS_BYTES) return undefined;
      this.#marks.add(asset.hash);
      this.#markBytes += drawing.gzipBytes;
    }
    return drawing.shapes;
  }

  #find({ extension, hash }: Asset): Drawing | 'file' | undefined {
    if (extension !== 'svg' || this.#drawings === undefined) return 'file';
    const drawing = this.#drawings.get(hash);
    if (drawing === undefined) this.#wanted.add(hash);
    return drawing;
  }
}
