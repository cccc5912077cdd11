import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Label } from '#schemas/definitions/object-shape.ts';
import { toReason } from '../base/error-text.ts';
import { DrawingWeight } from './drawing-weight.ts';

/** What a drawing may consist of (SVG 2): shapes, paints, texts and movement, and nothing that loads, links or runs. */
const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'metadata', 'style'],
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
/**
 * Namespaces of elements in which drawing programs keep what they know of a drawing. No browser draws, loads or runs
 * anything of them.
 */
const INERT_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
]);
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** What a drawing needs is far below; browsers recurse over what is nested. */
const MAX_DEPTH = 64;
const MAX_FAULTS = 20;

/** What makes a drawing unfit to be shown on a page, each with the line where it stands; none when it is fit. */
export function checkDrawing(bytes: Buffer): Label[] {
  if (!isUtf8(bytes))
    return [{ es: 'No está codificado en UTF-8.', en: 'It is not encoded in UTF-8.' }];
  return new DrawingCheck().run(new TextDecoder().decode(bytes));
}

/** Thrown to end the reading: what follows could only repeat it. */
class Enough extends Error {}

class DrawingCheck {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  /** By their words: what stands twice in a line is told once. */
  readonly #faults = new Map<string, Label>();
  readonly #weight = new DrawingWeight();
  #depth = 0;
  #style: string | undefined;

  constructor() {
    const parser = this.#parser;
    parser.on('xmldecl', ({ encoding }) => this.#judgeEncoding(encoding));
    parser.on('doctype', (declaration) => this.#judgeDoctype(declaration));
    parser.on('processinginstruction', ({ target }) =>
      this.#add({
        es: `tiene la instrucción <?${target}?>`,
        en: `has the instruction <?${target}?>`,
      }),
    );
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('error', (error) =>
      this.#stop({
        // The parser gives its reasons in English alone.
        es: `Desde el renglón ${parser.line} no es XML válido.`,
        en: `It is no valid XML: ${toReason(error)}`,
      }),
    );
  }

  run(text: string): Label[] {
    try {
      this.#parser.write(text).close();
      for (const fault of this.#weight.faults()) this.#faults.set(fault.en, fault);
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    return [...this.#faults.values()];
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      this.#stop({
        es: `Está anidado a más de ${MAX_DEPTH} niveles.`,
        en: `It is nested deeper than ${MAX_DEPTH} levels.`,
      });
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
    if (fault !== undefined)
      this.#add({ es: `tiene un <style> con ${fault.es}`, en: `has a <style> with ${fault.en}` });
    this.#style = undefined;
  }

  #judgeElement({ name, local, uri }: SaxesTagNS): void {
    if (this.#depth === 1 && (local !== 'svg' || uri !== SVG))
      this.#stop({
        es: 'Su primer elemento no es <svg xmlns="http://www.w3.org/2000/svg">.',
        en: 'Its first element is no <svg xmlns="http://www.w3.org/2000/svg">.',
      });
    if (this.#style !== undefined)
      this.#add({ es: 'tiene elementos dentro de <style>', en: 'has elements inside <style>' });
    if (!(uri === SVG ? DRAWING_ELEMENTS.has(local) : INERT_NAMESPACES.has(uri)))
      this.#add({
        es: `tiene el elemento <${short(name)}>`,
        en: `has the element <${short(name)}>`,
      });
  }

  #judgeAttribute(tag: SaxesTagNS, attribute: SaxesTagNS['attributes'][string]): void {
    const { name, uri, value } = attribute;
    if (uri === 'http://www.w3.org/2000/xmlns/') return;
    const own = attributeFault(attribute, INERT_NAMESPACES.has(tag.uri));
    if (own !== undefined) this.#add(own);
    const fault = cssFault(value);
    if (fault === undefined) return;
    const [at, of] = [short(name), short(tag.name)];
    this.#add({
      es: `tiene ${fault.es} en ${at} de <${of}>`,
      en: `has ${fault.en} in ${at} of <${of}>`,
    });
  }

  /** That of SVG 1.1, which older programs write, only names a file that nobody reads. */
  #judgeDoctype(declaration: string): void {
    if (declaration.includes('['))
      this.#stop({
        es: 'Tiene un DOCTYPE que define entidades.',
        en: 'It has a DOCTYPE that defines entities.',
      });
  }

  #judgeEncoding(encoding: string | undefined): void {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      this.#stop({
        es: `Declara la codificación ${short(encoding)}; solo se lee UTF-8.`,
        en: `It declares the encoding ${short(encoding)}; only UTF-8 is read.`,
      });
  }

  #addText(text: string): void {
    if (this.#style !== undefined) this.#style += text;
  }

  #add(fault: Label): void {
    const { line } = this.#parser;
    const en = `Line ${line} ${fault.en}.`;
    this.#faults.set(en, { es: `El renglón ${line} ${fault.es}.`, en });
    if (this.#faults.size >= MAX_FAULTS) throw new Enough();
  }

  #stop(fault: Label): never {
    this.#faults.set(fault.en, fault);
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

/** What is wrong with an attribute itself, whatever its value hides. */
function attributeFault(
  { name, local, uri, value }: SaxesTagNS['attributes'][string],
  isInert: boolean,
): Label | undefined {
  const shown = short(name);
  if (/^on/i.test(local))
    return { es: `tiene el manejador de eventos ${shown}`, en: `has the event handler ${shown}` };
  if (isInert) return undefined;
  if (!isAllowedName(local, uri))
    return { es: `tiene el atributo ${shown}`, en: `has the attribute ${shown}` };
  if (local === 'href' && !/^\s*#[^\s%]+\s*$/.test(value))
    return {
      es: `apunta a algo de fuera con ${shown}="${short(value)}"`,
      en: `refers to something outside with ${shown}="${short(value)}"`,
    };
  if (local === 'attributeName' && !isAnimatable(value.trim()))
    return { es: `anima ${short(value)}`, en: `animates ${short(value)}` };
  return undefined;
}

/** What a declaration, a style sheet or any attribute must not have: ways to load, to run or to hide either. */
function cssFault(text: string): Label | undefined {
  const plain = text.replace(/[\s\p{Cc}]+/gu, '').toLowerCase();
  if (plain.includes('\\')) return { es: 'un escape (\\)', en: 'an escape (\\)' };
  if (/(?:java|vb|live)script:/.test(plain)) return { es: 'un script', en: 'a script' };
  if (plain.includes('expression(')) return { es: 'una expresión', en: 'an expression' };
  const rule = /@(?:import|font-face|namespace|charset|document)/.exec(plain)?.[0];
  if (rule !== undefined) return { es: rule, en: rule };
  if (/(?:image|image-set|cross-fade|element|src)\(/.test(plain))
    return { es: 'una referencia a un archivo', en: 'a reference to a file' };
  // Only a paint, mask, clip path or filter of the drawing itself.
  return /url\((?!['"]?#)/.test(plain)
    ? { es: 'un url() que lleva afuera', en: 'a url() that leads outside' }
    : undefined;
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Whether a drawing may have an attribute of this name, without its namespace's prefix. */
function isDrawingAttribute(name: string): boolean {
  return ATTRIBUTES.has(name) || /^(?:data|aria)-[a-z0-9-]{1,60}$/.test(name);
}
