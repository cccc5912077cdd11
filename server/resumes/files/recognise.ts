import type { Sharp } from 'sharp';
import { cleanLine, type ResumeLine } from '../layout/resume-line.ts';
import { type RecognisedLine, type Recogniser, recognisedLines } from './recogniser.ts';
import { hasLostAddress, rereadAddresses } from './reread-addresses.ts';

/** Recognition needs about this many pixels of the longer side, and takes longer with each. */
const MAX_SIDE = 2000;
/** Per cent: below, a line is noise. */
const LEAST_CONFIDENCE = 45;

/** Lines of a picture of text. */
export async function recogniseLines(
  recogniser: Recogniser,
  picture: Sharp,
): Promise<ResumeLine[]> {
  const prepared = await picture
    .flatten({ background: 'white' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const worker = await recogniser.start('spa');
  const { data } = await worker.recognize(prepared, {}, { blocks: true, text: false });
  await worker.terminate();
  const lines = recognisedLines(data)
    .filter((line) => line.confidence >= LEAST_CONFIDENCE || hasLostAddress(line))
    .map(toLine)
    .filter(({ text }) => text !== '');
  return rereadAddresses(recogniser, { lines, picture: prepared });
}

function toLine({ text, bbox: { x0, y0, x1, y1 } }: RecognisedLine): ResumeLine {
  return {
    text: cleanLine(text),
    page: 1,
    size: 0,
    isBold: false,
    box: [x0, y0, x1 - x0, y1 - y0],
  };
}
