import { MAX_DOCUMENT_BYTES } from '#schemas/parse/parse-json.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';

/** A file as it is sent. */
export interface ImportUpload {
  readonly name: string;
  readonly kind: 'page' | 'archive';
  readonly blob: Blob;
}

export interface ImportRefusal {
  readonly kind: 'type' | 'empty' | 'too-large';
  /** Size of the file, and what is accepted of its kind, in bytes. */
  readonly bytes: number;
  readonly limit: number;
}

const MEBIBYTE = 1024 * 1024;

/** What the service accepts: a page as any document, an archive as `archive-limits.ts` of the server says. */
export const UPLOAD_LIMITS = { page: MAX_DOCUMENT_BYTES, archive: 256 * MEBIBYTE } as const;

const MEDIA_TYPES = { page: 'application/json', archive: 'application/zip' } as const;

/** Looks at a file before any of it is sent. Its name says what it is. */
export function toUpload(file: File): Result<ImportUpload, ImportRefusal> {
  const { name, size: bytes } = file;
  const kind = kindOf(name);
  if (kind === undefined) return fail({ kind: 'type', bytes, limit: 0 });
  const limit = UPLOAD_LIMITS[kind];
  if (bytes === 0) return fail({ kind: 'empty', bytes, limit });
  if (bytes > limit) return fail({ kind: 'too-large', bytes, limit });
  return ok({ name, kind, blob: file.slice(0, bytes, MEDIA_TYPES[kind]) });
}

function kindOf(name: string): ImportUpload['kind'] | undefined {
  if (/\.json$/i.test(name)) return 'page';
  return /\.zip$/i.test(name) ? 'archive' : undefined;
}

/** `3.5 MB`, `120 KB`; one decimal below ten. */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= MEBIBYTE;
  const size = bytes / (isLarge ? MEBIBYTE : 1024);
  const rounded = size < 10 ? Math.ceil(size * 10) / 10 : Math.round(size);
  return `${rounded} ${isLarge ? 'MB' : 'KB'}`;
}
