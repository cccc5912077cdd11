import { unzipSync } from 'fflate';

/** More than any CV unpacks to; nothing is unpacked here, and a file beyond it is a bomb or no CV. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

export type DocxVerdict = 'fine' | 'macros' | 'unfit';

/** Judges a zip file by its directory: whether Word can read it, and whether it would run something. */
export function judgeDocx(bytes: Buffer): DocxVerdict {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name.toLowerCase());
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    return 'unfit';
  }
  if ([...names].some((name) => name.endsWith('vbaproject.bin'))) return 'macros';
  const hasText = [...names].some((name) => /^word\/document\d*\.xml$/.test(name));
  const isDocument = hasText && names.has('[content_types].xml');
  return isDocument && unpacked <= MAX_UNPACKED_BYTES ? 'fine' : 'unfit';
}
