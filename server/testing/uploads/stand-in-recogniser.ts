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
 * the last of them as noise and without their `@` unless it reads English. It takes PNG alone, of no larger side than recognition
 * needs, and only where its data are.
 */
export function installStandIn(lines: readonly string[]): StandInRecogniser {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-recogniser-'));
  const packages = path.join(folder, 'node_modules');
  for (const language of ['spa', 'eng'])
    write(path.join(packages, '@tesseract.js-data', language), '');
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
const isIn = ({ top, height }, { y0, y1 }) => y0 >= top && y1 <= top + height;
exports.createWorker = async (language, engine, { langPath }) => {
  if (!langPath.includes('tesseract.js-data/' + language)) throw new Error('no data');
  return {
    recognize: async (picture, { rectangle }) => {
      if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('no PNG');
      if (Math.max(picture.readUInt32BE(16), picture.readUInt32BE(20)) > 2000) throw new Error('too large');
      const seen = lines.filter(({ bbox }) => !rectangle || isIn(rectangle, bbox));
      const told = seen.map((line) => ({ ...line, text: language === 'eng' ? line.text : line.text.replace('@', 'E') }));
      return { data: { blocks: [{ paragraphs: [{ lines: told }] }] } };
    },
    terminate: async () => undefined,
  };
};
`;
}
