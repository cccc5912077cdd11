const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Application data that decides how the picture looks: JFIF, Adobe's colour transform and ICC profiles. */
const KEPT_APPLICATIONS: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};
const COMMENT = 0xfe;

/**
 * A JPEG without EXIF, XMP, IPTC, comments and whatever follows its end (phones put videos there); its pixels
 * stay what they are. Undefined when it is cut off or no JPEG.
 */
export function stripJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (isKept(bytes, at, marker)) kept.push(bytes.subarray(at, next));
    if (bytes[next] === 0xff && bytes[next + 1] === END_OF_IMAGE)
      return Buffer.concat([...kept, bytes.subarray(next, next + 2)]);
    at = next;
  }
  return undefined;
}

function isKept(bytes: Buffer, at: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = KEPT_APPLICATIONS[marker];
  return name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name;
}

/** Where the next marker stands: in coded data 0xFF is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}
