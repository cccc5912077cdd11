import { Unzip, UnzipInflate } from 'fflate';
import { toReason } from '../../base/error-text.ts';
import { FeedFault } from './import-problem.ts';

/** Inflated at once: a piece of it becomes some megabytes at most. */
const PIECE_BYTES = 8 * 1024;
/** What operating systems add beside the files of a folder. */
const ADDED = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** Of every .xlsx and .docx (ECMA-376, part 2). */
const OFFICE_PART = '[Content_Types].xml';

/** The bytes of the one XML file in a zip, as they come. Throws a FeedFault where there is none, or more than one. */
export async function* unzipFeed(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const archive = new FeedArchive();
  for await (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += PIECE_BYTES)
      yield* archive.read(chunk.subarray(start, start + PIECE_BYTES));
  yield* archive.end();
}

class FeedArchive {
  readonly #names: string[] = [];
  readonly #unzip: Unzip;
  #pieces: Uint8Array[] = [];
  #isWhole = false;

  constructor() {
    this.#unzip = new Unzip((file) => {
      if (file.name === OFFICE_PART) refuse('is a document or a table of Office');
      if (ADDED.test(file.name) || !/\.xml(?:\.gz)?$/i.test(file.name)) return;
      this.#names.push(file.name);
      if (this.#names.length > 1) refuse(`holds several feeds: ${this.#names.join(', ')}`);
      file.ondata = (error, data, isLast) => {
        if (error) throw error;
        this.#pieces.push(data);
        this.#isWhole = isLast;
      };
      file.start();
    });
    this.#unzip.register(UnzipInflate);
  }

  /** What this piece of the archive brings of the feed. */
  read(piece: Uint8Array): readonly Uint8Array[] {
    this.#push(piece);
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  end(): readonly Uint8Array[] {
    this.#push(new Uint8Array(), true);
    if (this.#names.length === 0) refuse('holds no XML file');
    if (!this.#isWhole) refuse('ends before its feed does');
    return this.#pieces;
  }

  #push(piece: Uint8Array, isLast = false): void {
    try {
      this.#unzip.push(piece, isLast);
    } catch (error) {
      if (error instanceof FeedFault) throw error;
      refuse(`cannot be read: ${toReason(error)}`);
    }
  }
}

function refuse(what: string): never {
  throw new FeedFault({
    code: 'feed-archive',
    message: `The zip ${what.slice(0, 300)}.`,
    remedy: 'Send one XML file in it, without a password, or the XML itself.',
  });
}
