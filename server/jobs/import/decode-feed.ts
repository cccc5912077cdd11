import { TextDecoder } from 'node:util';
import { toReason } from '../../base/error-text.ts';
import { FeedFault, type FeedProblem } from './import-problem.ts';

/** Enough for an XML declaration. */
const HEAD_BYTES = 1024;
/** The parser gets small pieces, so that a single long text is noticed before it fills the memory. */
const PIECE_BYTES = 64 * 1024;
/** No XML may hold these; a stray one must not hold up ten thousand jobs. Positions stay as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Encodings with several bytes for each letter. */
const WIDE =
  /^(?:utf-?(?:16|32)(?:le|be)?|ucs-?[24]|iso-10646-ucs-[24]|(?:cs)?unicode(?:f[ef]f[ef])?)$/i;

/** Names that programs have for encodings, in small letters, by those of the Encoding Standard. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^utf_?8$/, 'utf-8'],
  [/^(?:ansi|win(?:dows)?[-_]?1252|cp[-_]1252)$/, 'windows-1252'],
  [/^latin[-_]1$/, 'latin1'],
];

/** Of what is no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\0-\x08\x0e-\x1a]/;

const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  // '<' without a mark (XML 1.0, appendix F)
  { bytes: [0x00, 0x3c], encoding: 'utf-16be' },
  { bytes: [0x3c, 0x00], encoding: 'utf-16le' },
] as const;

/**
 * The text of a feed in small pieces. The encoding is that of a byte order mark, else the XML
 * declaration's, else UTF-8. Throws a FeedFault when the source fails or the bytes are none of it.
 */
export async function* decodeFeed(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  let decoder: FeedDecoder | undefined;
  let head: Uint8Array = new Uint8Array();
  for await (const chunk of readable(chunks)) {
    if (decoder !== undefined) {
      yield* decoder.pieces(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    decoder = new FeedDecoder(head);
    yield* decoder.pieces(head);
  }
  const last = decoder ?? new FeedDecoder(head);
  if (decoder === undefined) yield* last.pieces(head);
  yield last.end();
}

const NO_TEXT: FeedProblem = {
  code: 'feed-archive',
  message:
    'The feed is no text: its bytes are compressed in a way that is not known, or those of another kind of file.',
  remedy: 'Send the XML itself, or compress it with gzip or zip.',
};

class FeedDecoder {
  #encoding: string;
  #decoder: TextDecoder;
  #line = 1;
  /** Whether bytes may still show that the text is UTF-8, whatever its declaration says. */
  #isOpen: boolean;

  constructor(head: Uint8Array) {
    this.#encoding = encodingOf(head);
    this.#decoder = createDecoder(this.#encoding);
    this.#isOpen = !/^utf-/i.test(this.#decoder.encoding);
  }

  *pieces(bytes: Uint8Array): Generator<string, void, undefined> {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES)
      yield this.#decode(bytes.subarray(start, start + PIECE_BYTES));
  }

  end(): string {
    return this.#decode(undefined);
  }

  /** The first letters beyond ASCII tell: no text in another encoding has them as UTF-8 does. */
  #recognise(bytes: Uint8Array): void {
    if (!this.#isOpen || bytes.every((byte) => byte < 0x80)) return;
    this.#isOpen = false;
    if (!isUtf8(bytes)) return;
    this.#encoding = 'utf-8';
    this.#decoder = createDecoder(this.#encoding);
  }

  #decode(bytes: Uint8Array | undefined): string {
    if (bytes !== undefined) this.#recognise(bytes);
    try {
      const text = this.#decoder.decode(bytes, { stream: bytes !== undefined });
      this.#line += countLineEnds(text);
      return text.replace(FORBIDDEN, ' ');
    } catch (cause) {
      if (bytes !== undefined && BINARY.test(Buffer.from(bytes).toString('latin1', 0, HEAD_BYTES)))
        throw new FeedFault(NO_TEXT, { cause });
      const line = this.#line + this.#goodLines(bytes);
      const problem: FeedProblem = {
        code: 'feed-encoding',
        message: `The feed is not valid ${this.#encoding}: line ${line} holds bytes that are no characters in it.`,
        remedy:
          'Save it as UTF-8, or name its real encoding in the XML declaration, for example encoding="windows-1252".',
      };
      throw new FeedFault(problem, { cause });
    }
  }

  #goodLines(bytes: Uint8Array | undefined): number {
    const text = new TextDecoder(this.#encoding).decode(bytes);
    // A character cut in two between pieces looks broken at the very beginning.
    return countLineEnds(text.slice(0, Math.max(0, text.indexOf('\ufffd', 2))));
  }
}

function encodingOf(head: Uint8Array): string {
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, i) => head[i] === byte));
  if (mark !== undefined) return mark.encoding;
  const start = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  refuseTar(start);
  const declared =
    /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  if (WIDE.test(declared)) refuseClaim(declared, head);
  return OTHER_NAMES.find(([names]) => names.test(declared.toLowerCase()))?.[1] ?? declared;
}

/** Where the header of its first file says so (POSIX.1, ustar). */
const TAR_MARK = 257;

function refuseTar(start: string): void {
  if (!start.startsWith('ustar', TAR_MARK)) return;
  throw new FeedFault({
    code: 'feed-archive',
    message: 'The feed is a tar archive, not XML.',
    remedy: 'Send the XML itself, or compress it with gzip or zip.',
  });
}

/** A declaration that can be read byte by byte is in none of these, whatever it says. */
function refuseClaim(declared: string, head: Uint8Array): never {
  const real = isUtf8(head) ? 'UTF-8' : 'those of an encoding with one byte for each character';
  throw new FeedFault({
    code: 'feed-encoding',
    message: `The XML declaration says ${declared.toUpperCase()}, but the bytes are ${real}.`,
    remedy: 'Declare the encoding that the feed is saved in, for example encoding="UTF-8".',
  });
}

function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    const problem: FeedProblem = {
      code: 'feed-encoding',
      message: `The XML declaration names the encoding "${encoding}", which is not known.`,
      remedy: 'Save the feed as UTF-8 and declare encoding="UTF-8".',
    };
    throw new FeedFault(problem, { cause });
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The chunks, with failures of the source told from failures of the feed. */
async function* readable(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* chunks;
  } catch (cause) {
    if (cause instanceof FeedFault) throw cause;
    const problem: FeedProblem = {
      code: 'source-unreadable',
      message: `The feed could not be read to its end: ${toReason(cause)}.`,
      remedy: 'Check where it comes from and import it again; nothing has changed.',
    };
    throw new FeedFault(problem, { cause });
  }
}
