import type {
  AnnouncePriority,
  DrawingTexts,
  PriorityPicture,
} from '../picture/priority-picture.ts';

/** The first picture with priority on a page. */
export interface FirstPicture extends PriorityPicture {
  /** `wanted` is a drawing that the page would hold if its text were at hand; until then it is requested as well. */
  readonly source: 'embedded' | 'wanted' | 'requested';
}

/** Keeps the first picture that is announced. Later ones are requested, for a page carries one at most. */
export class FirstPictureKeeper {
  readonly #texts: DrawingTexts | undefined;
  #first: FirstPicture | undefined;

  constructor(texts: DrawingTexts | undefined) {
    this.#texts = texts;
  }

  get first(): FirstPicture | undefined {
    return this.#first;
  }

  readonly announce: AnnouncePriority = (picture) => {
    if (this.#first !== undefined) return undefined;
    const text = this.#textOf(picture);
    if (text) {
      this.#first = { ...picture, source: 'embedded' };
      return text;
    }
    this.#first = { ...picture, source: text === undefined ? 'wanted' : 'requested' };
    return undefined;
  };

  #textOf({ asset, isHydrated = false }: PriorityPicture): string | undefined {
    return asset.extension === 'svg' && !isHydrated ? this.#texts?.get(asset.hash) : '';
  }
}
