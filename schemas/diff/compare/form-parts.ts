import { isRecord } from '../../json/fields.ts';
import { isDataTooDeep } from '../../json/nesting.ts';
import type { NodeName } from './change.ts';
import { ownText } from './own-text.ts';

/** The form, one of its pages, sections or questions. */
export interface FormPart {
  readonly name: NodeName;
  /** Unique within the form. */
  readonly key: string;
  /** undefined for the form itself */
  readonly parent: FormPart | undefined;
  /** Position among its siblings, from 0. */
  readonly index: number;
  /** Its own, those of its parts left out. */
  readonly fields: object;
  readonly children: readonly FormPart[];
}

interface Level {
  readonly kind: NodeName['nodeKind'];
  /** Field that has the parts of the next level. */
  readonly inner?: string;
}

const LEVELS: readonly Level[] = [
  { kind: 'form', inner: 'pages' },
  { kind: 'form-page', inner: 'sections' },
  { kind: 'form-section', inner: 'questions' },
  { kind: 'question' },
];

/** Every part by its key, parents before their children; undefined where parts have no keys of their own. */
export function formParts(data: unknown): ReadonlyMap<string, FormPart> | undefined {
  if (isDataTooDeep(data)) return undefined;
  const parts = new Map<string, FormPart>();
  return read(data, { parts, depth: 0, index: 0 }) ? parts : undefined;
}

interface Place {
  readonly parts: Map<string, FormPart>;
  readonly depth: number;
  readonly index: number;
  readonly parent?: FormPart;
}

function read(data: unknown, { parts, depth, index, parent }: Place): FormPart | undefined {
  const level = LEVELS[depth];
  if (!level || !isRecord(data)) return undefined;
  const { kind, inner } = level;
  const id = kind === 'form' ? '' : data['keyId'];
  const key = `${kind} ${String(id)}`;
  if (typeof id !== 'string' || parts.has(key)) return undefined;
  const items = inner === undefined ? [] : data[inner];
  if (!Array.isArray(items)) return undefined;
  const children: FormPart[] = [];
  const part = {
    name: nameOf(kind, id, data),
    key,
    parent,
    index,
    fields: without(data, inner),
    children,
  };
  parts.set(key, part);
  for (const [place, item] of items.entries()) {
    const child = read(item, { parts, depth: depth + 1, index: place, parent: part });
    if (child === undefined) return undefined;
    children.push(child);
  }
  return part;
}

function nameOf(nodeKind: NodeName['nodeKind'], nodeId: string, data: object): NodeName {
  if (nodeKind === 'form') return { nodeId, nodeKind };
  return { nodeId, nodeKind, text: ownText(data) ?? nodeId };
}

function without(data: Readonly<Record<string, unknown>>, field: string | undefined): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}
