import { MAX_PASTED, narrow, withoutSurroundings } from './pasted-text.ts';

/** Longest address that mail servers take (RFC 5321, section 4.5.3.1.3, without its brackets). */
const MAX_LENGTH = 254;

/** What people write before an address. */
const LABEL_BEFORE = /^(?:mi )?(?:correo(?: electr[oó]nico)?|e-?mail|mail)(?:\s*:\s*| (?:es )?)/i;
/** `ana@x.mx (personal)` */
const NOTE_BEHIND = /\s\([^@()]*\)$/;
/** Keyboards add a blank behind a word that they propose: `ana @x.mx` */
const GAPS = /^(\S+)\s?@\s?(\S+)$/;
/** `ana@x .com`, `ana@x. com`, and the comma beside the point: within the domain, before the endings that they know. */
const ENDING_APART = /\s?[.,]\s?(?=(?:com|net|org|edu|gob|mx|es)(?:[.,]|\s|$))/gi;
/** What phones write when an address is dictated: `ana arroba gmail punto com` */
const DICTATED: readonly (readonly [said: RegExp, sign: string])[] = [
  [/^([^@]*)\sarroba\s([^@]*)$/i, '$1@$2'],
  [/\spunto\s/gi, '.'],
  [/\sgui[oó]n bajo\s/gi, '_'],
];
const LOCAL = /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}$/u;
const LABEL = /^[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?$/u;
const TOP_LEVEL = /^\p{L}[\p{L}\d-]*[\p{L}\d]$/u;

/**
 * An address as people write it, in lower case so that one person is one contact. A pragmatic check: one `@`, a domain
 * with a dot, nothing quoted. Whether anyone reads it, only a message can tell.
 * @returns undefined for what can be none
 */
export function parseEmailAddress(text: string): string | undefined {
  if (text.length > MAX_PASTED) return undefined;
  const address = withoutName(narrow(text).trim()).normalize('NFC').toLowerCase();
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const isAddress =
    address.length <= MAX_LENGTH &&
    rest.length === 0 &&
    LOCAL.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  return isAddress ? address : undefined;
}

/** An address as mail programs and chats copy it: `mailto:ana@x.mx`, `Ana Ruiz <ana@x.mx>`, `Correo: ana@x.mx.` */
function withoutName(text: string): string {
  const address = DICTATED.reduce((written, [said, sign]) => written.replace(said, sign), text)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[^<>@]*<([^<>]+)>$/, '$1')
    .replace(NOTE_BEHIND, '')
    .replace(/@[^@]*$/, (domain) => domain.replace(ENDING_APART, '.'))
    .replace(GAPS, '$1@$2');
  return withoutSurroundings(address, LABEL_BEFORE);
}
