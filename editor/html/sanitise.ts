import DOMPurify, { type Config } from 'dompurify';
import { allowedAttributes, allowedSchemes, allowedTags, type SafeHtml } from '#runtime/index.ts';

const CONFIG: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A path of this site or a place on this page; browsers read `\` as `/`, so it could name another host. */
const INTERNAL_LINK = /^(?:#|\/(?![/\\]))[^\s\\]*$/;

const EXTERNAL_LINK = new RegExp(
  `^(?:${allowedSchemes.map((scheme) => (scheme === 'https' ? 'https://' : `${scheme}:`)).join('|')})[^\\\\\\p{Cc}]*$`,
  'iu',
);

const purifier = createPurifier();

/** Cleans a recruiter's HTML by the same rules as the server's sanitiser, so that both show the same. */
export function sanitise(html: string): SafeHtml {
  return purifier.sanitize(html, CONFIG) as SafeHtml;
}

/** The purifier knows one list of attributes for all elements; the allow list has one per element. */
function createPurifier() {
  const own = DOMPurify(window);
  own.addHook('uponSanitizeAttribute', (element, attribute) => {
    const allowed = allowedAttributes[element.tagName.toLowerCase()] ?? [];
    const { attrName } = attribute;
    const isKept = allowed.includes(attrName) && (attrName !== 'href' || isSafeLink(element));
    if (!isKept) attribute.keepAttr = false;
  });
  return own;
}

/** Reads the address as it was written: the purifier has already trimmed the one it hands on. */
function isSafeLink(element: Element): boolean {
  const href = element.getAttribute('href') ?? '';
  return INTERNAL_LINK.test(href) || EXTERNAL_LINK.test(href);
}
