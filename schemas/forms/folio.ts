/** Signs of an application's id in its folio: among 10,000 applications of a site two share one in a hundred sites. */
const SIGNS = 8;

/** As people write one, `3F9A-12C4`, with a blank for the dash or nothing in its place. */
const WRITTEN = /^([\da-f]{4})[- ]?([\da-f]{4})$/i;

/** What people call an application by, who sent it and who reads it: how its id begins, `3F9A-12C4`. */
export function folioOf(applicationId: string): string {
  return formatFolio(applicationId.slice(0, SIGNS));
}

/** The folio that a text is, as it is shown; undefined for any other text. */
export function readFolio(text: string): string | undefined {
  const [, first, last] = WRITTEN.exec(text.trim()) ?? [];
  return first === undefined || last === undefined ? undefined : formatFolio(first + last);
}

/** The first and the last id that an application with the folio may have. */
export function idsOfFolio(folio: string): readonly [first: string, last: string] {
  const start = folio.replace('-', '').toLowerCase();
  const upTo = (sign: string) => `${start}-${[4, 4, 4, 12].map((n) => sign.repeat(n)).join('-')}`;
  return [upTo('0'), upTo('f')];
}

function formatFolio(signs: string): string {
  return `${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`.toUpperCase();
}
