import type { PageDocument } from '#schemas/documents/documents.ts';
import { isKnown } from '#schemas/documents/is-known.ts';
import { nodeIdAt } from '#schemas/documents/node-id.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { assetFields } from '#schemas/rules/links/asset-missing.ts';

/** One place of a document that names a file of its site. */
export interface AssetReference {
  /** The path as documents write it, or the hash of a public address. */
  readonly asset: string;
  /** JSON Pointer from the document. */
  readonly pointer: string;
  readonly nodeId?: string;
}

/**
 * The places of a page that name files: the fields of known widgets that hold paths, any text of widgets that this
 * version does not know, and public addresses wherever they stand. A draft that is no valid page is text throughout.
 */
export function referencesOfPage(text: string): AssetReference[] {
  const json = parseJson(text);
  if (!json.ok) return [];
  const page = parsePage(json.value);
  const found = mentionsIn(json.value);
  if (!page.ok) return found.map((mention) => atNode(json.value, mention));
  const opaque = opaqueWidgets(page.value);
  const mentions = found.filter(
    ({ asset, pointer }) => isHash(asset) || opaque.has(widgetIndex(pointer)),
  );
  const fields = assetFields(page.value, fieldPaths).map(({ src, pointer, nodeId }) => ({
    asset: src,
    pointer,
    ...(nodeId !== undefined && { nodeId }),
  }));
  return [...fields, ...mentions.map((mention) => atNode(json.value, mention))];
}

/** The places of a site's settings that name files. */
export function referencesOfSettings(text: string): AssetReference[] {
  const json = parseJson(text);
  return json.ok ? mentionsIn(json.value) : [];
}

/** Indices of the widgets that this version does not know, as pointers write them. */
function opaqueWidgets({ widgets }: PageDocument): ReadonlySet<string | undefined> {
  return new Set(widgets.flatMap((widget, index) => (isKnown(widget) ? [] : [String(index)])));
}

function widgetIndex(pointer: string): string | undefined {
  const [, root, index] = pointer.split('/', 3);
  return root === 'widgets' ? index : undefined;
}

function atNode(document: unknown, mention: AssetReference): AssetReference {
  const nodeId = nodeIdAt(document, mention.pointer);
  return nodeId === undefined ? mention : { ...mention, nodeId };
}

interface Place {
  readonly value: unknown;
  readonly pointer: string;
}

/** More than any page needs. Who asks what shows a file gets a site's mentions together. */
const MAX_MENTIONS = 10_000;

/** In document order; those after a bearable number are left out. */
function mentionsIn(document: unknown): AssetReference[] {
  const mentions: AssetReference[] = [];
  const open: Place[] = [{ value: document, pointer: '' }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (mentions.length >= MAX_MENTIONS) return mentions.slice(0, MAX_MENTIONS);
    const { value, pointer } = place;
    // One by one: a call takes some ten thousand arguments, and a hostile list has more items.
    if (typeof value === 'string')
      for (const asset of assetsIn(value)) mentions.push({ asset, pointer });
    else for (const child of childrenOf(place).toReversed()) open.push(child);
  }
  return mentions.slice(0, MAX_MENTIONS);
}

function childrenOf({ value, pointer }: Place): Place[] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({ value: item, pointer: `${pointer}/${index}` }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([key, item]) => ({
    value: item,
    pointer: `${pointer}/${escapePointer(key)}`,
  }));
}

const START = 'assets/';
/** Longest path of a document (`AssetPath` in the common schema). */
const MAX_PATH = 200;

/** Paths and hashes in a text, whatever stands around them. */
function assetsIn(text: string): string[] {
  if (!text.includes(START)) return [];
  const found = Array.from(text.matchAll(/[a-z0-9./-]+/g), ([word]) => assetIn(word));
  return [...new Set(found.filter((asset) => asset !== undefined))];
}

function assetIn(word: string): string | undefined {
  const start = word.indexOf(START);
  if (start === -1) return undefined;
  const path = word.slice(start, start + MAX_PATH);
  const hash = /^assets\/([0-9a-f]{16})-\d+\.[a-z0-9]+/.exec(path)?.[1];
  return hash ?? /^assets\/[a-z0-9/-]+\.[a-z0-9]+/.exec(path)?.[0];
}

function isHash(asset: string): boolean {
  return !asset.startsWith(START);
}
