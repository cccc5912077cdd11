/** Boxes (ISO/IEC 14496-12) with others inside that may hold metadata. */
const CONTAINERS = new Set(['moov', 'trak']);
/** Where cameras write place, model and time; players need none of it. */
const METADATA = new Set(['udta', 'meta', 'uuid']);
const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** `moov` holds `trak`; nothing deeper is looked at. */
const MAX_DEPTH = 2;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/**
 * An MP4 whose metadata boxes are blank. Their room stays, since the tables of a video point at places in the file.
 * Undefined when it is cut off or has no `moov` with the tables.
 */
export function stripMp4(bytes: Buffer): Buffer | undefined {
  const boxes = readBoxes(bytes, 0, bytes.length);
  if (boxes === undefined || !boxes.some(({ type }) => type === 'moov')) return undefined;
  const copy = Buffer.from(bytes);
  return blank(copy, boxes, 0) ? copy : undefined;
}

/** False where a container's boxes do not fit into it. */
function blank(bytes: Buffer, boxes: readonly Box[], depth: number): boolean {
  return boxes.every((box) => {
    if (METADATA.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1');
      bytes.fill(0, box.content, box.end);
      return true;
    }
    if (depth >= MAX_DEPTH || !CONTAINERS.has(box.type)) return true;
    const inner = readBoxes(bytes, box.content, box.end);
    return inner !== undefined && blank(bytes, inner, depth + 1);
  });
}

function readBoxes(bytes: Buffer, start: number, end: number): Box[] | undefined {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const box = at + HEADER_BYTES <= end ? readBox(bytes, at, end) : undefined;
    if (box === undefined || box.content > box.end || box.end > end) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** A size of 1 says that a longer one follows, 0 that the box goes on to the end. */
function readBox(bytes: Buffer, start: number, limit: number): Box | undefined {
  const size = bytes.readUInt32BE(start);
  const type = bytes.toString('latin1', start + 4, start + HEADER_BYTES);
  const content = start + HEADER_BYTES;
  if (size === 0) return { type, start, content, end: limit };
  if (size !== 1) return { type, start, content, end: start + size };
  if (start + LONG_HEADER_BYTES > limit) return undefined;
  const end = start + Number(bytes.readBigUInt64BE(content));
  return { type, start, content: start + LONG_HEADER_BYTES, end };
}
