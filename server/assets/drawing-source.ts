import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { DrawingTexts } from '#runtime/entry-server.tsx';
import { MAX_EMBEDDED_BYTES } from '#schemas/weights/embedded-drawing.ts';
import type { AssetStore } from './asset-store.ts';
import { checkDrawing } from './check-drawing.ts';

/** Some hundreds of drawings of the largest size. */
const MAX_MEMORY = 8 * 1024 * 1024;
/** What is larger than this is not compressed to find out. */
const MAX_SOURCE_BYTES = 20 * MAX_EMBEDDED_BYTES;

const compress = promisify(gzip);

/** Texts of the drawings that pages hold: those that were asked for last, read when first asked for. */
export class DrawingSource implements DrawingTexts {
  readonly #assets: Pick<AssetStore, 'loadBytes'>;
  /** By hash, which never means other bytes. */
  readonly #texts = new LRUCache<string, { readonly text: string }>({
    maxSize: MAX_MEMORY,
    sizeCalculation: ({ text }) => text.length + 100,
  });

  constructor(assets: Pick<AssetStore, 'loadBytes'>) {
    this.#assets = assets;
  }

  get(hash: string): string | undefined {
    return this.#texts.get(hash)?.text;
  }

  /** Resolves with whether pages may hold the drawing, which `get` then gives. */
  async load(hash: string): Promise<boolean> {
    const original = await this.#assets.loadBytes(hash);
    if (original === undefined) return false;
    const text = (await isEmbeddable(original.bytes)) ? original.bytes.toString('utf8') : '';
    this.#texts.set(hash, { text });
    return text !== '';
  }
}

/** Files of a site's folder were never judged as uploads are, so that every drawing is judged here. */
async function isEmbeddable(bytes: Buffer): Promise<boolean> {
  if (bytes.length > MAX_SOURCE_BYTES) return false;
  const compressed = await compress(bytes, { level: 9 });
  return compressed.length <= MAX_EMBEDDED_BYTES && checkDrawing(bytes).length === 0;
}
