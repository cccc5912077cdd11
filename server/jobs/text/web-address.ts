import { readAgain, resolveEntities } from './plain-text.ts';

/** In UTF-16 units. */
const MAX_URL = 2048;

/** Characters that nobody sees. */
export const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** '//a.example', 'wa.me/525512345678', 'a.example/1'; no address of mail, and no file. */
const WITHOUT_PROTOCOL = /^(?:\/\/|(?:[\p{L}\d-]{1,63}\.){1,10}[a-z]{2,12}(?::\d+)?(?:[/?#]|$))/iu;

/** A web address without a password; undefined for all else. */
export function toWebAddress(raw = ''): string | undefined {
  const [written = ''] = resolveEntities(readAgain(raw))
    .replace(UNSEEN, '')
    .trim()
    .split(/\s+(?=https?:)/i);
  const text = WITHOUT_PROTOCOL.test(written) ? `https://${written.replace(/^\/\//, '')}` : written;
  if (text.length > MAX_URL || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const isPlain = /^https?:$/.test(protocol) && username === '' && password === '';
  return isPlain && href.length <= MAX_URL ? href : undefined;
}
