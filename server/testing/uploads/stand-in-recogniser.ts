import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface StandInRecogniser {
  /** File beside whose packages it is found. */
  readonly from: string;
  remove(): void;
}

/**
 * A package of the recogniser's name and shape for machines that have none: whatever the picture, it answers these lines, and
 * the last of them as noise. It takes PNG alone, and only where its data are.
 */
export function installStandIn(lines: readonly string[]): StandInRecogniser {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-recogniser-'));
  const packages = path.join(folder, 'node_modules');
  write(path.join(packages, '@tesseract.js-data/spa'), '');
  write(path.join(packages, 'tesseract.js'), programOf(lines));
  return {
    from: path.join(folder, 'index.js'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function write(folder: string, program: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), program);
}

function programOf(lines: readonly string[]): string {
  return `
const lines = ${JSON.stringify(lines)}.map((text, index, all) => ({
  text,
  confidence: index === all.length - 1 ? 20 : 90,
  bbox: { x0: 40, y0: 40 + 60 * index, x1: 600, y1: 74 + 60 * index },
}));
exports.createWorker = async (language, engine, { langPath }) => {
  if (language !== 'spa' || !langPath.includes('tesseract.js-data')) throw new Error('no data');
  return {
    recognize: async (picture) => {
      if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('no PNG');
      return { data: { blocks: [{ paragraphs: [{ lines }] }] } };
    },
    terminate: async () => undefined,
  };
};
`;
}
