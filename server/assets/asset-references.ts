import type { PageDocument } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { escapePointer } from '#schemas/json-pointer.ts';
import { nodeIdAt } from '#schemas/node-id.ts';
import { parseJson } from '#schemas/parse-json.ts';
import { isKnown, parsePage } from '#schemas/parse-page.ts';
import { assetFields } from '#schemas/rules/asset-missing.ts';

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
  const opaque = opaquePointers(page.value);
  const mentions = found.filter(
    ({ asset, pointer }) => isHash(asset) || opaque.some((start) => pointer.startsWith(start)),
  );
  const fields = assetFields(page.value, fieldPaths).map(({ src, pointer, nodeId }) => ({
    ...{ asset: src, pointer },
    ...(nodeId !== undefined && { nodeId }),
  }));
  return [...fields, ...mentions.map((mention) => atNode(json.value, mention))];
}

/** The places of a site's settings that name files. */
export function referencesOfSettings(text: string): AssetReference[] {
  const json = parseJson(text);
  return json.ok ? mentionsIn(json.value) : [];
}

function opaquePointers(page: PageDocument): string[] {
  return page.widgets.flatMap((widget, index) => (isKnown(widget) ? [] : [`/widgets/${index}/`]));
}

function atNode(document: unknown, mention: AssetReference): AssetReference {
  const nodeId = nodeIdAt(document, mention.pointer);
  return nodeId === undefined ? mention : { ...mention, nodeId };
}

interface Place {
  readonly value: unknown;
  readonly pointer: string;
}

/** In document order. */
function mentionsIn(document: unknown): AssetReference[] {
  const mentions: AssetReference[] = [];
  const open: Place[] = [{ value: document, pointer: '' }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, pointer } = place;
    if (typeof value === 'string')
      mentions.push(...assetsIn(value).map((asset) => ({ asset, pointer })));
    else open.push(...childrenOf(place).toReversed());
  }
  return mentions;
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
