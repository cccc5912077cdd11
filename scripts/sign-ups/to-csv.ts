import type { StoredSignUp } from '#server/sign-ups/stored-sign-ups.ts';

const COLUMNS = {
  list: ({ list }: StoredSignUp) => list,
  kind: ({ kind }: StoredSignUp) => kind,
  contact: ({ contact }: StoredSignUp) => contact,
  submission: ({ submission_id }: StoredSignUp) => submission_id,
  agreed_at: ({ created_at }: StoredSignUp) => created_at.toISOString(),
  page: ({ page_id }: StoredSignUp) => page_id,
  page_version: ({ page_version }: StoredSignUp) => String(page_version),
  consent_sha256: ({ consent_hash }: StoredSignUp) => consent_hash,
} as const;

/** Contacts as CSV (RFC 4180) with a line of names. */
export function toCsv(rows: readonly StoredSignUp[]): string {
  const columns = Object.values(COLUMNS);
  const lines = rows.map((row) => columns.map((cellOf) => toCell(cellOf(row))));
  return [Object.keys(COLUMNS), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Spreadsheets run what begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number in E.164 does no harm, and whoever imports it needs it as it is. */
const PHONE = /^\+\d{8,15}$/;

function toCell(text: string): string {
  const inert = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
