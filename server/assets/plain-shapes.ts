import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { DrawnShapes } from '#runtime/entry-server.tsx';

const ELEMENTS: ReadonlySet<string> = new Set(
  'g path rect circle ellipse line polyline polygon'.split(' '),
);
/** So is what drawing programs keep in namespaces of their own. */
const UNDRAWN: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);
const SVG = 'http://www.w3.org/2000/svg';
/** What says where a shape is and how it is painted. */
const KEPT: ReadonlySet<string> = new Set(
  `d x y x1 y1 x2 y2 cx cy r rx ry width height points transform pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity paint-order vector-effect shape-rendering`.split(
    /\s+/,
  ),
);
/** What changes nothing in a drawing that has no style sheet and no references, or what the page says itself. */
const DROPPED = /^(?:xmlns|id|class|version|baseProfile|enable-background|(?:data|aria)-.*)$/;
const OF_THE_PAGE: ReadonlySet<string> = new Set(['viewBox', 'width', 'height']);
/** Paints that mean something else inside a page than in a file. */
const FOREIGN_PAINT = /currentcolor|inherit|context-|url\(|var\(/i;
const ATTRIBUTE_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
};

/** Thrown to end the reading of a drawing that is more than plain shapes. */
class NotPlain extends Error {}

/**
 * A drawing as elements for a page, which looks the same there as in its file: only shapes and groups with their own
 * colours. Undefined for one with anything else, such as gradients, texts, styles or a colour taken from around it.
 * @param text of a drawing without faults (`check-drawing.ts`)
 */
export function toPlainShapes(text: string): DrawnShapes | undefined {
  const reader = new ShapeReader();
  try {
    return reader.read(text);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class ShapeReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  #viewBox: string | undefined;
  #markup = '';
  #depth = 0;
  /** Depth of the description that is being skipped. */
  #skipped: number | undefined;

  constructor() {
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', (tag) => this.#close(tag));
    this.#parser.on('text', (text) => this.#judgeText(text));
    this.#parser.on('cdata', (text) => this.#judgeText(text));
    this.#parser.on('error', () => {
      throw new NotPlain();
    });
  }

  read(text: string): DrawnShapes {
    this.#parser.write(text).close();
    if (this.#viewBox === undefined) throw new NotPlain();
    return { viewBox: this.#viewBox, markup: this.#markup };
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#skipped !== undefined) return;
    if (this.#depth === 1) this.#openRoot(tag);
    else if (tag.uri !== SVG || UNDRAWN.has(tag.local)) this.#skipped = this.#depth;
    else if (ELEMENTS.has(tag.local)) this.#markup += `<${tag.local}${paints(tag, NONE)}>`;
    else throw new NotPlain();
  }

  /** Its paint is that of all shapes, so that a group has it in the page. */
  #openRoot(tag: SaxesTagNS): void {
    this.#viewBox = tag.attributes['viewBox']?.value;
    this.#markup += `<g${paints(tag, OF_THE_PAGE)}>`;
  }

  #close({ local }: SaxesTagNS): void {
    if (this.#skipped === undefined) this.#markup += `</${this.#depth === 1 ? 'g' : local}>`;
    if (this.#skipped === this.#depth) this.#skipped = undefined;
    this.#depth -= 1;
  }

  #judgeText(text: string): void {
    if (this.#skipped === undefined && text.trim() !== '') throw new NotPlain();
  }
}

const NONE: ReadonlySet<string> = new Set();

function paints({ attributes }: SaxesTagNS, left: ReadonlySet<string>): string {
  return Object.values(attributes)
    .filter(({ local }) => !left.has(local))
    .map(({ local, prefix, value }) => {
      if (prefix !== '' || DROPPED.test(local)) return '';
      if (!KEPT.has(local) || FOREIGN_PAINT.test(value)) throw new NotPlain();
      return ` ${local}="${value.replace(/[&"<]/g, (sign) => ATTRIBUTE_ENTITIES[sign] ?? sign)}"`;
    })
    .join('');
}
