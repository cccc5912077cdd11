/**
 * The path that an internal href asks for, comparable with page urls: without query, hash and trailing
 * slash, percent-decoded, in Unicode form NFC. A path whose escapes are broken stays encoded.
 */
export function toPagePath(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return decode(trimmed).normalize('NFC');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a segment of a page's url stands for any value, such as `{urlSlug}`. */
export function isParameter(segment: string): boolean {
  return segment.length > 2 && segment.startsWith('{') && segment.endsWith('}');
}

/** The page path behind a `/p/` path: the segment `p` is dropped when another follows it. */
export function withoutVariantSegment(path: string): string {
  const segments = path.split('/');
  const at = segments.findIndex((segment, i) => segment === 'p' && i < segments.length - 1);
  return at < 0 ? path : segments.toSpliced(at, 1).join('/');
}
