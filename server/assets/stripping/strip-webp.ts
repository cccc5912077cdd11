const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** EXIF and XMP in the first byte of `VP8X` (RFC 9649, section 2.7). */
const METADATA_FLAGS = 0x08 | 0x04;

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** A WebP without EXIF, XMP and whatever follows its end; undefined when it is cut off. */
export function stripWebp(bytes: Buffer): Buffer | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const chunks: Buffer[] = [];
  let at = HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= end) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + CHUNK_HEADER_BYTES + size + (size % 2);
    if (next > end) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    const chunk = bytes.subarray(at, next);
    if (KEPT.has(type)) chunks.push(type === 'VP8X' ? withoutFlags(chunk) : chunk);
    at = next;
  }
  return withHeader(chunks);
}

function withoutFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > CHUNK_HEADER_BYTES)
    copy.writeUInt8(copy.readUInt8(CHUNK_HEADER_BYTES) & ~METADATA_FLAGS, CHUNK_HEADER_BYTES);
  return copy;
}

function withHeader(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}
