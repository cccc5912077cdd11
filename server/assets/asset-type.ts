/** What a file is by its bytes; also the extension that it is stored under. */
export type AssetType = 'svg' | 'png' | 'jpg' | 'webp' | 'gif' | 'avif' | 'mp4' | 'webm' | 'vtt';

/** What `ftyp` boxes say of a file: its family by each brand (mp4ra.org) that browsers play or show. */
const BRANDS: Readonly<Record<string, AssetType>> = {
  avif: 'avif',
  avis: 'avif',
  avc1: 'mp4',
  dash: 'mp4',
  iso2: 'mp4',
  iso4: 'mp4',
  iso5: 'mp4',
  iso6: 'mp4',
  isom: 'mp4',
  mp41: 'mp4',
  mp42: 'mp4',
  'M4V ': 'mp4',
  MSNV: 'mp4',
};

/** Where the document type of an EBML file (RFC 8794) stands, with room for an unusual header. */
const EBML_HEADER_BYTES = 64;
/** Comments of a drawing program may stand before the root element. */
const TEXT_START_BYTES = 4096;

const MAGIC: readonly (readonly [type: AssetType, is: (bytes: Buffer) => boolean])[] = [
  ['png', (bytes) => bytes.toString('hex', 0, 8) === '89504e470d0a1a0a'],
  ['jpg', (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['webm', isWebm],
  ['vtt', (bytes) => /^\uFEFF?WEBVTT(?:\s|$)/.test(bytes.toString('utf8', 0, 10))],
  ['svg', isSvg],
];

/** The type that a file's first bytes tell, whatever its name says; undefined when it is none of a site's. */
export function sniffAssetType(bytes: Buffer): AssetType | undefined {
  if (latin(bytes, 4, 8) === 'ftyp') return brandedType(bytes);
  return MAGIC.find(([, is]) => is(bytes))?.[0];
}

// The major brand decides where it is known; `mif1` and unknown ones leave it to the compatible brands.
function brandedType(bytes: Buffer): AssetType | undefined {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 256);
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil((end - 16) / 4)) },
    (_, i) => 16 + 4 * i,
  );
  const brands = [8, ...offsets].map((offset) => latin(bytes, offset, offset + 4));
  return brands.map((brand) => BRANDS[brand]).find((type) => type !== undefined);
}

function isWebm(bytes: Buffer): boolean {
  if (bytes.toString('hex', 0, 4) !== '1a45dfa3') return false;
  // DocType is the element 0x4282.
  return latin(bytes, 0, EBML_HEADER_BYTES).includes('\x42\x82\x84webm');
}

/** Declaration, comments and a document type may come first. What follows is judged when it is parsed. */
function isSvg(bytes: Buffer): boolean {
  const start = bytes.toString('utf8', 0, TEXT_START_BYTES).replace(/^\uFEFF/, '');
  return /^\s*</.test(start) && /<svg[\s>/]/.test(start) && !/<html[\s>]/i.test(start);
}

function latin(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}
