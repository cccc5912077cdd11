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
    options: { readonly rectangle?: PictureBox },
    output: { readonly blocks: true; readonly text: false },
  ): Promise<{ readonly data: RecognisedPage }>;
  terminate(): Promise<unknown>;
}

/** In pixels. */
export type PictureBox = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

interface RecognisedPage {
  readonly blocks:
    | readonly { readonly paragraphs: readonly { readonly lines: readonly RecognisedLine[] }[] }[]
    | null;
}

export interface RecognisedLine {
  readonly text: string;
  /** Per cent. */
  readonly confidence: number;
  readonly bbox: Readonly<Record<'x0' | 'y0' | 'x1' | 'y1', number>>;
}

/** Lines of a page in their order. */
export function recognisedLines({ blocks }: RecognisedPage): RecognisedLine[] {
  return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}

/** Spanish data have no `@`, English ones no accents. */
export type DataLanguage = 'spa' | 'eng';

/** Reads pictures of text. */
export interface Recogniser {
  start(language: DataLanguage): Promise<RecogniserWorker>;
}

/** The engine that the data are made for (`OEM.LSTM_ONLY`). */
const NEURAL = 1;

/**
 * The recogniser and its data are optional packages: undefined where one of them is not installed. Nothing is
 * downloaded.
 * @param from file beside whose packages they are looked for
 */
export function findRecogniser(from: string | URL = import.meta.url): Recogniser | undefined {
  const require = createRequire(from);
  try {
    require.resolve('tesseract.js');
    const entries = {
      spa: require.resolve('@tesseract.js-data/spa'),
      eng: require.resolve('@tesseract.js-data/eng'),
    };
    return {
      start: (language) => {
        const program: RecogniserProgram = require('tesseract.js');
        const langPath = path.join(path.dirname(entries[language]), '4.0.0_best_int');
        return program.createWorker(language, NEURAL, { langPath, cacheMethod: 'none' });
      },
    };
  } catch {
    return undefined;
  }
}
