import { MAX_RESUME_TEXT } from '#schemas/api/constants.ts';
import { mendLetters } from '../../jobs/text/mend-letters.ts';
import { cleanLine, type ReadLines } from '../layout/resume-line.ts';

/** How many bytes tell the encoding of a text without a mark. */
const SAMPLE = 4096;
/** Every other byte of Spanish UTF-16 is 0. */
const LEAST_ZEROS = 0.3;

/** A text file in UTF-8, UTF-16 or Windows-1252, whatever it was written in. */
export function readTextFile(bytes: Uint8Array): ReadLines {
  const whole = mendLetters(decode(bytes));
  const text = whole.slice(0, MAX_RESUME_TEXT);
  const lines = text
    .split(/\r\n|[\n\r\f\v\u2028\u2029]/)
    .map((line) => cleanLine(line))
    .map((line) => ({ text: line, page: 1, size: 0, isBold: false }));
  return { lines, reasons: text.length < whole.length ? ['text-cut'] : [] };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // Read at once, Node takes it for Latin-1 and loses its dashes, bullets and quotation marks.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > (sample.length / 2) * LEAST_ZEROS) return 'utf-16le';
  return even > (sample.length / 2) * LEAST_ZEROS ? 'utf-16be' : 'utf-8';
}
