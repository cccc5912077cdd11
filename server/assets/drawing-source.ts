import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Drawing, Drawings } from '#runtime/entry-server.tsx';
import { MAX_EMBEDDED_BYTES, MAX_MARK_BYTES } from '#schemas/weights/embedded-drawing.ts';
import type { AssetStore } from './asset-store.ts';
import { checkDrawing } from './check-drawing.ts';
import { toPlainShapes } from './plain-shapes.ts';

/** Some hundreds of drawings of the largest size. */
const MAX_MEMORY = 8 * 1024 * 1024;
/** What is larger than this is not compressed to find out. */
const MAX_SOURCE_BYTES = 20 * MAX_EMBEDDED_BYTES;
/** Shapes that repeat themselves compress well, and are elements of the page all the same. */
const MAX_MARK_SOURCE_BYTES = 6 * MAX_MARK_BYTES;

const compress = promisify(gzip);

/** The drawings that pages hold: those that were asked for last, read when first asked for. */
export class DrawingSource implements Drawings {
  readonly #assets: Pick<AssetStore, 'loadBytes'>;
  /** By hash, which never means other bytes. */
  readonly #drawings = new LRUCache<string, Drawing | 'file'>({
    maxSize: MAX_MEMORY,
    sizeCalculation: (drawing) => memoryOf(drawing),
  });

  constructor(assets: Pick<AssetStore, 'loadBytes'>) {
    this.#assets = assets;
  }

  get(hash: string): Drawing | 'file' | undefined {
    return this.#drawings.get(hash);
  }

  /** Resolves with whether pages may hold the drawing, which `get` then gives. */
  async load(hash: string): Promise<boolean> {
    const original = await this.#assets.loadBytes(hash);
    if (original === undefined) return false;
    const drawing = await readDrawing(original.bytes);
    this.#drawings.set(hash, drawing);
    return drawing !== 'file';
  }
}

/** Files of a site's folder were never judged as uploads are, so that every drawing is judged here. */
async function readDrawing(bytes: Buffer): Promise<Drawing | 'file'> {
  if (bytes.length > MAX_SOURCE_BYTES) return 'file';
  const { length: gzipBytes } = await compress(bytes, { level: 9 });
  if (gzipBytes > MAX_EMBEDDED_BYTES || checkDrawing(bytes).length > 0) return 'file';
  const text = bytes.toString('utf8');
  const isSmall = gzipBytes <= MAX_MARK_BYTES && bytes.length <= MAX_MARK_SOURCE_BYTES;
  return { text, gzipBytes, shapes: isSmall ? toPlainShapes(text) : undefined };
}

function memoryOf(drawing: Drawing | 'file'): number {
  return drawing === 'file'
    ? 100
    : 100 + drawing.text.length + (drawing.shapes?.markup.length ?? 0);
}
