const HEADER_BYTES = 13;
const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const IMAGE_HEADER_BYTES = 10;

/** A GIF without comments, application data other than its loop, and whatever follows its end; undefined when cut off. */
export function stripGif(bytes: Buffer): Buffer | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  let at = HEADER_BYTES + colourTableBytes(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    if (bytes[at] === TRAILER) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    const end = blockEnd(bytes, at);
    if (end === undefined) return undefined;
    if (isKept(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function blockEnd(bytes: Buffer, at: number): number | undefined {
  if (bytes[at] === EXTENSION) return subBlocksEnd(bytes, at + 2);
  if (bytes[at] !== IMAGE || at + IMAGE_HEADER_BYTES > bytes.length) return undefined;
  // The code size of the compression follows the colours.
  return subBlocksEnd(
    bytes,
    at + IMAGE_HEADER_BYTES + colourTableBytes(bytes.readUInt8(at + 9)) + 1,
  );
}

function subBlocksEnd(bytes: Buffer, start: number): number | undefined {
  let at = start;
  while (at < bytes.length) {
    const size = bytes.readUInt8(at);
    if (size === 0) return at + 1;
    at += size + 1;
  }
  return undefined;
}

function isKept(bytes: Buffer, at: number): boolean {
  if (bytes[at] === IMAGE || bytes[at + 1] === GRAPHIC_CONTROL) return true;
  return (
    bytes[at + 1] === APPLICATION &&
    /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', at + 3, at + 14))
  );
}

/** Three bytes for each colour, where the flags say that there is a table. */
function colourTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
