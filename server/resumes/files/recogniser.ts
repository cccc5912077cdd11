import { createRequire } from 'node:module';
import path from 'node:path';

/** What is used of `tesseract.js`. Told here, since the package may be missing. */
interface RecogniserProgram {
  createWorker(
    language: string,
    engine: number,
    options: { readonly langPath: string; readonly cacheMethod: 'none' },
  ): Promise<RecogniserWorker>;
}

export interface RecogniserWorker {
  recognize(
    picture: Buffer,
    options: object,
    output: { readonly blocks: true; readonly text: false },
  ): Promise<{ readonly data: { readonly blocks: readonly RecognisedBlock[] | null } }>;
  terminate(): Promise<unknown>;
}

interface RecognisedBlock {
  readonly paragraphs: readonly { readonly lines: readonly RecognisedLine[] }[];
}

export interface RecognisedLine {
  readonly text: string;
  /** Per cent. */
  readonly confidence: number;
  readonly bbox: Readonly<Record<'x0' | 'y0' | 'x1' | 'y1', number>>;
}

/** Reads pictures of Spanish text. */
export interface Recogniser {
  start(): Promise<RecogniserWorker>;
}

/** The engine that the data are made for (`OEM.LSTM_ONLY`). */
const NEURAL = 1;

/**
 * The recogniser and its Spanish data are optional packages: undefined where one of them is not installed. Nothing is
 * downloaded.
 * @param from file beside whose packages they are looked for
 */
export function findRecogniser(from: string | URL = import.meta.url): Recogniser | undefined {
  const require = createRequire(from);
  try {
    require.resolve('tesseract.js');
    const data = path.dirname(require.resolve('@tesseract.js-data/spa'));
    const langPath = path.join(data, '4.0.0_best_int');
    return {
      start: () => {
        const program: RecogniserProgram = require('tesseract.js');
        return program.createWorker('spa', NEURAL, { langPath, cacheMethod: 'none' });
      },
    };
  } catch {
    return undefined;
  }
}
