import { externalLink, internalLink } from '#runtime/index.ts';
import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';

/** Where the site answers, as far as its own addresses must be told from others. */
export interface SiteAddress {
  readonly hosts: readonly string[];
  readonly sitePrefix: string;
}

/** A domain with what may follow it, as people write addresses. */
const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{2,5})?(?:[/?#]\S*)?$/u;

/** A number with the word before it, as people write where they can be reached. */
const CHAT = /^whats ?app[:\s]+(.+)$/i;

const CHAT_START = 'https://wa.me/';

const MAX_LENGTH = 2_000;

/**
 * What somebody typed as a link that documents may hold: a path of the site, `#place`, `https:`, `mailto:` or `tel:`.
 * @returns undefined for what can be none
 */
export function toHref(typed: string, site: SiteAddress): string | undefined {
  const text = typed.trim();
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  const href = expand(text);
  if (href === undefined || !(internalLink.test(href) || externalLink.test(href))) return undefined;
  const own = href.startsWith('https:') ? toOwnPath(href, site) : href;
  return /[\s\p{Cc}\p{Cs}\\]/u.test(own) ? undefined : own;
}

function expand(text: string): string | undefined {
  if (text.startsWith('/') || text.startsWith('#')) return text.replaceAll(' ', '%20');
  if (/^https?:\/\//i.test(text))
    return URL.canParse(text) ? text.replace(/^https?:/i, 'https:') : undefined;
  if (/^tel:/i.test(text)) return toPhone(text.slice('tel:'.length));
  if (/^mailto:/i.test(text)) return `mailto:${text.slice('mailto:'.length).trim()}`;
  const mail = parseEmailAddress(text);
  if (mail !== undefined) return `mailto:${mail}`;
  const chat = parsePhoneNumber(CHAT.exec(text)?.[1] ?? '');
  if (chat !== undefined) return toChatHref(chat);
  // An address of a chat has its number too, and stays an address.
  const phone = text.includes('/') ? undefined : parsePhoneNumber(text);
  if (phone !== undefined) return `tel:${phone}`;
  return DOMAIN.test(text) ? `https://${text}` : undefined;
}

/** A chat on WhatsApp. @param phone with its country, such as `+525512345678` */
export function toChatHref(phone: string): string {
  return `${CHAT_START}${phone.replace(/\D/g, '')}`;
}

/** The number, of digits alone, that a link begins a chat with. */
export function chatNumberOf(href: string): string | undefined {
  if (!href.startsWith(CHAT_START)) return undefined;
  return /^\d+/.exec(href.slice(CHAT_START.length))?.[0];
}

function toPhone(text: string): string | undefined {
  const phone = parsePhoneNumber(text) ?? text.trim();
  return /^[0-9+() -]+$/.test(phone) ? `tel:${phone}` : undefined;
}

/** An address of this very site becomes a path of it, which stays true when the site moves. */
function toOwnPath(href: string, { hosts, sitePrefix }: SiteAddress): string {
  const url = new URL(href);
  if (!hosts.includes(url.host)) return href;
  const path = href.slice(href.indexOf(url.host, 'https://'.length) + url.host.length) || '/';
  if (sitePrefix === '') return path.startsWith('/') ? path : `/${path}`;
  const below = new RegExp(`^/${sitePrefix}(?=/|$|[?#])`);
  return below.test(path) ? path.replace(below, '').replace(/^(?!\/)/, '/') : href;
}
