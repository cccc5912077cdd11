import type { ResumeLine } from '../layout/resume-line.ts';
import { type Recogniser, type RecogniserWorker, recognisedLines } from './recogniser.ts';

/** A label, and an address whose `@` was read as something else: `Correo: ana.ruiz20Ecorreo.mx`. */
const LOST_ADDRESS =
  /((?:correo(?: electr[oó]nico)?|e-?mail|\bmail)\s*[:.]*\s*)([^\s@]+(?: [^\s@]+)?\.\p{L}{2,}[^\s@]*)/iu;
const ADDRESS = /[^\s:,;]+@[^\s:,;]+/;

/** Addresses of one CV; the rest are those of others. */
const MAX_LINES = 3;
/** Letters as which a sign is read at most. */
const MAX_SIGN = 2;
/** Pixels around a line. */
const ROOM = 6;

export interface ReadPicture {
  readonly lines: readonly ResumeLine[];
  /** The picture in which their boxes lie. */
  readonly picture: Buffer;
}

/** Reads lines with an e-mail address once more: Spanish data do not know its `@`. */
export async function rereadAddresses(
  recogniser: Recogniser,
  { lines, picture }: ReadPicture,
): Promise<ResumeLine[]> {
  const lost = lines.filter(hasLostAddress).slice(0, MAX_LINES);
  if (lost.length === 0) return [...lines];
  const worker = await recogniser.start('eng');
  const mended = new Map<ResumeLine, ResumeLine>();
  for (const line of lost) mended.set(line, await rereadLine(worker, line, picture));
  await worker.terminate();
  return lines.map((line) => mended.get(line) ?? line);
}

/** Whether a line is one of them. Its lost sign makes the recogniser doubt it. */
export function hasLostAddress({ text }: { readonly text: string }): boolean {
  return !text.includes('@') && LOST_ADDRESS.test(text);
}

async function rereadLine(
  worker: RecogniserWorker,
  line: ResumeLine,
  picture: Buffer,
): Promise<ResumeLine> {
  if (line.box === undefined) return line;
  const [left, top, width, height] = line.box;
  const rectangle = {
    left: Math.max(0, left - ROOM),
    top: Math.max(0, top - ROOM),
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
  };
  const { data } = await worker.recognize(picture, { rectangle }, { blocks: true, text: false });
  const again = recognisedLines(data).map(({ text }) => text);
  const [address = ''] = ADDRESS.exec(again.join(' ')) ?? [];
  const text = line.text.replace(LOST_ADDRESS, (whole, label, lost) =>
    isSame(lost, address) ? `${label}${address}` : whole,
  );
  return { ...line, text };
}

/** Two readings that differ in more than the sign are both in doubt: better none than that of somebody else. */
function isSame(lost: string, address: string): boolean {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const folded = lost.toLowerCase().replace(' ', '');
  const sign = folded.length - local.length - domain.length;
  const isAround = folded.startsWith(local) && folded.endsWith(domain);
  return local !== '' && isAround && sign >= 0 && sign <= MAX_SIGN;
}
