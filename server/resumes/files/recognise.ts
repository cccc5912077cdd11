import { createRequire } from 'node:module';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { cleanLine, type ResumeLine } from '../layout/resume-line.ts';

/** Recognition needs about this many pixels of the longer side, and takes longer with each. */
const MAX_SIDE = 2000;
/** Per cent: below, a line is noise. */
const LEAST_CONFIDENCE = 45;

const require = createRequire(import.meta.url);

/** The recogniser and its Spanish data are optional packages. */
export class NoRecogniserError extends Error {}

/** Lines of a picture of text. Nothing is downloaded; fails where the recogniser or its data is not installed. */
export async function recogniseLines(picture: Sharp): Promise<ResumeLine[]> {
  const langPath = findData();
  const { createWorker, OEM } = await import('tesseract.js').catch((cause: unknown) => {
    throw new NoRecogniserError('tesseract.js is not installed.', { cause });
  });
  const prepared = await picture
    .flatten({ background: 'white' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const worker = await createWorker('spa', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
  const { data } = await worker.recognize(prepared, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  await worker.terminate();
  return lines
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .map(({ text, bbox: { x0, y0, x1, y1 } }): ResumeLine => {
      return {
        text: cleanLine(text),
        page: 1,
        size: 0,
        isBold: false,
        box: [x0, y0, x1 - x0, y1 - y0],
      };
    })
    .filter(({ text }) => text !== '');
}

function findData(): string {
  try {
    const entry = require.resolve('@tesseract.js-data/spa');
    return path.join(path.dirname(entry), '4.0.0_best_int');
  } catch (cause) {
    throw new NoRecogniserError('@tesseract.js-data/spa is not installed.', { cause });
  }
}
