import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { toReason } from '../base/error-text.ts';

/** Elements that a browser would draw for one picture. The heaviest of the drawings that ship has some hundreds. */
const MAX_DRAWN_ELEMENTS = 100_000;

const MAX_ELEMENTS = 20_000;

/** Levels and references from the root to the last part; counting recurses. */
const MAX_CHAIN = 1000;

/** Counts what a drawing amounts to once every reference shows what it names: a few lines can mean billions. */
class DrawingWeight {
  readonly #root: Node = { parent: undefined, children: [], references: [] };
  readonly #byId = new Map<string, Node>();
  #open: Node = this.#root;
  #elements = 0;

  open(id: string | undefined, references: readonly string[]): void {
    this.#elements += 1;
    const node: Node = { parent: this.#open, children: [], references };
    if (this.#elements <= MAX_ELEMENTS) this.#open.children.push(node);
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, node);
    this.#open = node;
  }

  close(): void {
    this.#open = this.#open.parent ?? this.#root;
  }

  faults(): string[] {
    if (this.#elements > MAX_ELEMENTS)
      return [`It has ${this.#elements} elements; the limit is ${MAX_ELEMENTS}.`];
    const drawn = this.#drawnBy(this.#root, new Map(), 0);
    if (drawn === Number.POSITIVE_INFINITY)
      return [`Its parts show themselves, or one another through more than ${MAX_CHAIN} others.`];
    return drawn > MAX_DRAWN_ELEMENTS
      ? [`With every reference it draws ${drawn} elements; the limit is ${MAX_DRAWN_ELEMENTS}.`]
      : [];
  }

  /** Infinite while the node is being counted: whoever asks then asks from inside it. */
  #drawnBy(node: Node, known: Map<Node, number>, depth: number): number {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (depth > MAX_CHAIN) return Number.POSITIVE_INFINITY;
    known.set(node, Number.POSITIVE_INFINITY);
    const shown = node.references.flatMap((id) => this.#byId.get(id) ?? []);
    let drawn = 1;
    for (const part of [...node.children, ...shown]) drawn += this.#drawnBy(part, known, depth + 1);
    known.set(node, drawn);
    return drawn;
  }
}

/** What a drawing may consist of (SVG 2): shapes, paints, texts and movement, and nothing that loads, links or runs. */
const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite'],
  ...['feConvolveMatrix', 'feDiffuseLighting', 'feDisplacementMap', 'feDistantLight'],
  ...['feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur'],
  ...['feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight'],
  ...['feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
  ...['animate', 'animateTransform', 'animateMotion', 'mpath', 'set'],
]);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class style lang tabindex role version xmlns viewBox preserveAspectRatio enable-background
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy width height points transform transform-origin rotate pathLength
  href offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
  textLength lengthAdjust startOffset method spacing side baseProfile contentScriptType contentStyleType zoomAndPan
  requiredFeatures requiredExtensions systemLanguage type media title
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color color-interpolation color-interpolation-filters color-rendering
  clip clip-path clip-rule mask filter flood-color flood-opacity lighting-color stop-color stop-opacity
  marker marker-start marker-mid marker-end display visibility overflow cursor pointer-events paint-order
  shape-rendering text-rendering image-rendering vector-effect mix-blend-mode isolation
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi
  letter-spacing word-spacing writing-mode kerning white-space
  in in2 result operator k1 k2 k3 k4 mode values tableValues slope intercept amplitude exponent
  stdDeviation edgeMode kernelMatrix kernelUnitLength divisor bias order targetX targetY preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z
  pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed
  stitchTiles filterUnits primitiveUnits
  attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines
  keyPoints from to by additive accumulate path`.split(/\s+/),
);

const SVG = 'http://www.w3.org/2000/svg';
/** Namespaces of attributes that drawing programs leave behind; no browser acts on them. */
const ATTRIBUTE_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://ns.adobe.com/AdobeIllustrator/10.0/',
  'http://www.figma.com/figma/ns',
  'http://www.bohemiancoding.com/sketch/ns',
]);
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** What a drawing needs is far below; browsers recurse over what is nested. */
const MAX_DEPTH = 64;
const MAX_FAULTS = 20;

/** What makes a drawing unfit to be shown on a page, each with the line where it stands; none when it is fit. */
export function checkDrawing(bytes: Buffer): string[] {
  if (!isUtf8(bytes)) return ['It is not encoded in UTF-8.'];
  return new DrawingCheck().run(new TextDecoder().decode(bytes));
}

/** Thrown to end the reading: what follows could only repeat it. */
class Enough extends Error {}

class DrawingCheck {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #faults = new Set<string>();
  readonly #weight = new DrawingWeight();
  #depth = 0;
  #style: string | undefined;

  constructor() {
    const parser = this.#parser;
    parser.on('xmldecl', ({ encoding }) => this.#judgeEncoding(encoding));
    parser.on('doctype', () => this.#stop('It has a DOCTYPE, which may define entities.'));
    parser.on('processinginstruction', ({ target }) =>
      this.#add(`has the instruction <?${target}?>`),
    );
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('error', (error) => this.#stop(`It is no valid XML: ${toReason(error)}`));
  }

  run(text: string): string[] {
    try {
      this.#parser.write(text).close();
      for (const fault of this.#weight.faults()) this.#faults.add(fault);
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    return [...this.#faults];
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#stop(`It is nested deeper than ${MAX_DEPTH} levels.`);
    this.#judgeElement(tag);
    this.#weight.open(tag.attributes['id']?.value, referencesOf(tag));
    for (const attribute of Object.values(tag.attributes)) this.#judgeAttribute(tag, attribute);
    if (tag.local === 'style') this.#style = '';
  }

  #close(): void {
    this.#depth -= 1;
    this.#weight.close();
    if (this.#style === undefined) return;
    const fault = cssFault(this.#style);
    if (fault !== undefined) this.#add(`has a <style> with ${fault}`);
    this.#style = undefined;
  }

  #judgeElement({ name, local, uri }: SaxesTagNS): void {
    if (this.#depth === 1 && (local !== 'svg' || uri !== SVG))
      this.#stop('Its first element is no <svg xmlns="http://www.w3.org/2000/svg">.');
    if (this.#style !== undefined) this.#add('has elements inside <style>');
    if (uri !== SVG || !DRAWING_ELEMENTS.has(local)) this.#add(`has the element <${short(name)}>`);
  }

  #judgeAttribute(tag: SaxesTagNS, attribute: SaxesTagNS['attributes'][string]): void {
    const { name, local, uri, value } = attribute;
    if (uri === 'http://www.w3.org/2000/xmlns/') return;
    if (/^on/i.test(local)) this.#add(`has the event handler ${short(name)}`);
    else if (!isAllowedName(local, uri)) this.#add(`has the attribute ${short(name)}`);
    else if (local === 'href' && !/^\s*#[^\s%]+\s*$/.test(value))
      this.#add(`refers to something outside with ${short(name)}="${short(value)}"`);
    else if (local === 'attributeName' && !isAnimatable(value.trim()))
      this.#add(`animates ${short(value)}`);
    const fault = cssFault(value);
    if (fault !== undefined) this.#add(`has ${fault} in ${short(name)} of <${short(tag.name)}>`);
  }

  #judgeEncoding(encoding: string | undefined): void {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      this.#stop(`It declares the encoding ${short(encoding)}; only UTF-8 is read.`);
  }

  #addText(text: string): void {
    if (this.#style !== undefined) this.#style += text;
  }

  #add(fault: string): void {
    this.#faults.add(`Line ${this.#parser.line} ${fault}.`);
    if (this.#faults.size >= MAX_FAULTS) throw new Enough();
  }

  #stop(fault: string): never {
    this.#faults.add(fault);
    throw new Enough();
  }
}

function isAllowedName(local: string, uri: string): boolean {
  if (uri === XLINK) return ['href', 'type', 'title', 'show', 'actuate', 'role'].includes(local);
  if (uri === XML) return ['lang', 'space', 'id'].includes(local);
  if (uri === '') return isDrawingAttribute(local);
  return ATTRIBUTE_NAMESPACES.has(uri);
}

/** Not what an animation could turn into a reference or into styles that were not judged. */
function isAnimatable(name: string): boolean {
  return isDrawingAttribute(name) && !/^(?:href|style|id|class)$/.test(name);
}

/** Ids of what an element shows in its place or paints itself with. */
function referencesOf({ attributes }: SaxesTagNS): string[] {
  const values = Object.values(attributes);
  const hrefs = values
    .filter(({ local }) => local === 'href')
    .map(({ value }) => value.trim().slice(1));
  const paints = values.flatMap(({ value }) => [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/g)]);
  return [...hrefs, ...paints.map(([, id = '']) => id)];
}

/** What a declaration, a style sheet or any attribute must not have: ways to load, to run or to hide either. */
function cssFault(text: string): string | undefined {
  const plain = text.replace(/[\s\p{Cc}]+/gu, '').toLowerCase();
  if (plain.includes('\\')) return 'an escape (\\)';
  if (/(?:java|vb|live)script:/.test(plain)) return 'a script';
  if (plain.includes('expression(')) return 'an expression';
  const rule = /@(?:import|font-face|namespace|charset|document)/.exec(plain)?.[0];
  if (rule !== undefined) return rule;
  if (/(?:image|image-set|cross-fade|element|src)\(/.test(plain)) return 'a reference to a file';
  // Only a paint, mask, clip path or filter of the drawing itself.
  return /url\((?!['"]?#)/.test(plain) ? 'a url() that leads outside' : undefined;
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Whether a drawing may have an attribute of this name, without its namespace's prefix. */
function isDrawingAttribute(name: string): boolean {
  return ATTRIBUTES.has(name) || /^(?:data|aria)-[a-z0-9-]{1,60}$/.test(name);
}

interface Node {
  readonly parent: Node | undefined;
  readonly children: Node[];
  readonly references: readonly string[];
}
