import DOMPurify, { type Config } from 'dompurify';
import {
  allowedAttributes,
  allowedTags,
  externalLink,
  internalLink,
  LINE_BLOCK,
  type SafeHtml,
  type Sanitise,
  sanitiseWidget,
  toKnownBlocks,
  toLineBreaks,
  toSitePath,
} from '#runtime/index.ts';
import type { AnyWidget } from '#schemas/documents/documents.ts';
import { MAY_HIDE } from '#schemas/text/unseen-text.ts';
import type { EditedWidget } from '../edited-page.ts';
import { removeUnseen } from './remove-unseen.ts';

const CONFIG: Config = {
  ALLOWED_TAGS: [...allowedTags, LINE_BLOCK],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Cleans a recruiter's HTML by the same rules as the server's sanitiser, so that both show the same. */
export function createBrowserSanitiser(sitePrefix: string): Sanitise {
  const purifier = createPurifier(sitePrefix);
  return (html) => {
    const clean = purifier.sanitize(seenPart(toKnownBlocks(html)), CONFIG);
    return toLineBreaks(clean, '<br>') as SafeHtml;
  };
}

/** What is hidden goes before the purifier takes away the styles that hide it. */
function seenPart(html: string): string {
  if (!MAY_HIDE.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeUnseen(body);
  return body.innerHTML;
}

/** The purifier knows one list of attributes for all elements; the allow list has one per element. */
function createPurifier(sitePrefix: string) {
  const own = DOMPurify(window);
  own.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName } = attribute;
    if (!allowedAttributes[element.tagName.toLowerCase()]?.includes(attrName)) {
      attribute.keepAttr = false;
    } else if (attrName === 'href') {
      const href = safeLink(element, sitePrefix);
      if (href === undefined) attribute.keepAttr = false;
      else attribute.attrValue = href;
    }
  });
  return own;
}

/** Reads the address as it was written: the purifier has already trimmed the one it hands on. */
function safeLink(element: Element, sitePrefix: string): string | undefined {
  const href = element.getAttribute('href') ?? '';
  if (internalLink.test(href)) return toSitePath(sitePrefix, href);
  return externalLink.test(href) ? href : undefined;
}

export type WidgetSanitiser = (widget: EditedWidget) => AnyWidget;

/** Makes widgets safe to draw, each of them once: as long as a widget keeps its identity, so does the answer. */
export function createWidgetSanitiser(sitePrefix: string): WidgetSanitiser {
  const sanitise = createBrowserSanitiser(sitePrefix);
  const known = new WeakMap<EditedWidget, AnyWidget>();
  return (widget) => {
    const safe = known.get(widget) ?? sanitiseWidget(widget as AnyWidget, sanitise);
    known.set(widget, safe);
    return safe;
  };
}
