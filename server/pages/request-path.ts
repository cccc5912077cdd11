/** Characters no path may hold once decoded: separators in disguise and control characters. */
const FORBIDDEN = /[/\\\p{Cc}]/u;

/**
 * The segments of a request's path, percent-decoded once and in Unicode's composed form (NFC), so that
 * an accented address works however it was typed or encoded. A trailing slash counts for nothing.
 * @param target the request target as it came, query included
 * @returns undefined for what can be no page's address: malformed encoding, `..`, hidden separators
 */
export function parseRequestPath(target: string): readonly string[] | undefined {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/')) return undefined;
  const raw = path.slice(1).split('/');
  if (raw.at(-1) === '') raw.pop();
  const segments: string[] = [];
  for (const part of raw) {
    const segment = decodeSegment(part);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  return segments;
}

interface RequestPath {
  /** Undefined for what can be no page's address. */
  readonly segments: readonly string[] | undefined;
  /** It was not written so. */
  readonly isMended: boolean;
}

/** Ends of lines that programs and mails leave behind an address. */
const LEFT_BEHIND = /(?:%0[9ad])+$/i;

/** The segments of a request's path, also where a link that was put together of two parts has a slash of each. */
export function readRequestPath(target: string): RequestPath {
  const segments = parseRequestPath(target);
  if (segments !== undefined) return { segments, isMended: false };
  const single = target.replace(/^[^?#]+/, (path) =>
    path.replace(/\/{2,}/g, '/').replace(LEFT_BEHIND, ''),
  );
  return { segments: parseRequestPath(single), isMended: true };
}

export function encodePath(segments: readonly string[] = []): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Escapes that stand together. */
const ESCAPES = /(?:%[\da-f]{2})+/gi;

/**
 * The query of a request target, without `?`; escapes that are no UTF-8 are read as Latin-1, as systems of old and
 * their links write them: `keyword=%F1and%FA`.
 */
export function readQuery(target: string): string {
  const at = target.indexOf('?');
  return at < 0 ? '' : target.slice(at + 1).replace(ESCAPES, mendEscape);
}

function mendEscape(escapes: string): string {
  try {
    // The result is used: bundlers drop calls whose only effect is to throw.
    return decodeURIComponent(escapes) === '' ? '' : escapes;
  } catch {
    const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex');
    return encodeURIComponent(bytes.toString('latin1'));
  }
}

function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw).normalize('NFC');
    const isInert =
      segment === '' || segment === '.' || segment === '..' || FORBIDDEN.test(segment);
    return isInert ? undefined : segment;
  } catch {
    return undefined;
  }
}
