/** Key of the visitor's id in localStorage (spec section 3, "Persistent browser keys"). */
export const VISITOR_ID = '_juid';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

let forThisPage: string | undefined;

/** The visitor's id for a call that needs none: the one that is kept, else one that lasts as long as the page. */
export function passingVisitorId(): string {
  const kept = keptId();
  if (kept !== undefined) return kept;
  forThisPage ??= randomId();
  return forThisPage;
}

/**
 * Tells this browser from others, nothing more; made on first use. A browser that lets nothing be stored gets one
 * that lasts as long as the page.
 */
export function visitorId(): string {
  const id = passingVisitorId();
  try {
    localStorage.setItem(VISITOR_ID, id);
    // Once that is gone, the next one is another.
    forThisPage = undefined;
  } catch {
    // It lasts as long as the page.
  }
  return id;
}

function keptId(): string | undefined {
  try {
    const stored = localStorage.getItem(VISITOR_ID) ?? '';
    return UUID.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A UUID of version 4. `crypto.randomUUID` is missing on pages that are not secure. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
