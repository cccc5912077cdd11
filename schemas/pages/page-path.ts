/**
 * The path that an internal href asks for, comparable with page urls: without query, hash and trailing
 * slash, percent-decoded, in Unicode form NFC. A segment whose escapes are broken or hide a separator
 * stays encoded, so that it leads to no page.
 */
export function toPagePath(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed.split('/').map(decode).join('/').normalize('NFC');
}

function decode(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return /[/\\]/.test(decoded) ? segment : decoded;
  } catch {
    return segment;
  }
}

/** Whether a segment of a page's url stands for any value, such as `{urlSlug}`. */
export function isParameter(segment: string): boolean {
  return segment.length > 2 && segment.startsWith('{') && segment.endsWith('}');
}

export interface VariantPath {
  /** Path without the variant's segment. */
  readonly path: string;
  readonly variant: 'p' | null;
}

/** A path that leads to a page in a variant; the inverse of `splitVariant`. */
export function joinVariant({ path, variant }: VariantPath): string {
  return variant === null ? path : `/${variant}${path}`;
}

/** Splits a decoded path into page and variant: the first segment `p` that another follows is dropped. */
export function splitVariant(path: string): VariantPath {
  const segments = path.split('/');
  const at = segments.findIndex((segment, i) => segment === 'p' && i < segments.length - 1);
  return at < 0
    ? { path, variant: null }
    : { path: segments.toSpliced(at, 1).join('/'), variant: 'p' };
}
