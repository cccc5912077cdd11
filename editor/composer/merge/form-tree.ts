import type { NodeName } from '#schemas/diff/compare/change.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { EditedForm } from '../document/edited-form.ts';

type Kind = Extract<NodeName['nodeKind'], 'form' | 'form-page' | 'form-section' | 'question'>;

export type Fields = Readonly<Record<string, unknown>>;

/** A form, one of its pages, sections or questions, by itself. */
export interface TreePart {
  readonly kind: Kind;
  /** Its `keyId`; empty for the form. */
  readonly id: string;
  /** Names it among all parts of the form. */
  readonly key: string;
  /** Key of the part that holds it; undefined for the form. */
  readonly parent: string | undefined;
  /** Keys of the parts that it holds, in order. */
  readonly children: readonly string[];
  /** As in the document; null stands where its parts are listed. */
  readonly fields: Fields;
}

/** Every part by its key, each before those that it holds. */
export type FormTree = ReadonlyMap<string, TreePart>;

interface Level {
  readonly kind: Kind;
  /** Field that lists the parts of the next level. */
  readonly list?: string;
}

const LEVELS: readonly Level[] = [
  { kind: 'form', list: 'pages' },
  { kind: 'form-page', list: 'sections' },
  { kind: 'form-section', list: 'questions' },
  { kind: 'question' },
];

export const ROOT_KEY = keyOf('form', '');

export function keyOf(kind: Kind, id: string): string {
  return `${kind} ${id}`;
}

/** @returns undefined where two parts of a kind have the same `keyId` */
export function toTree(form: EditedForm): FormTree | undefined {
  const tree = new Map<string, TreePart>();
  return plant(form, { tree, depth: 0, parent: undefined }) === undefined ? undefined : tree;
}

interface Planting {
  readonly tree: Map<string, TreePart>;
  readonly depth: number;
  readonly parent: string | undefined;
}

function plant(data: unknown, { tree, depth, parent }: Planting): string | undefined {
  const level = LEVELS[depth];
  if (!level || !isRecord(data)) return undefined;
  const { kind, list } = level;
  const id = kind === 'form' ? '' : String(data['keyId']);
  const key = keyOf(kind, id);
  if (tree.has(key)) return undefined;
  const children: string[] = [];
  const fields = list === undefined ? data : { ...data, [list]: null };
  tree.set(key, { kind, id, key, parent, children, fields });
  const items = list === undefined ? [] : data[list];
  for (const item of Array.isArray(items) ? items : []) {
    const child = plant(item, { tree, depth: depth + 1, parent: key });
    if (child === undefined) return undefined;
    children.push(child);
  }
  return key;
}

/** @param tree with the form as its root */
export function toForm(tree: FormTree): EditedForm {
  // Fields of parts are those of a form, and so are their lists.
  return build(tree, ROOT_KEY, 0) as EditedForm;
}

function build(tree: FormTree, key: string, depth: number): unknown {
  const part = tree.get(key);
  const list = LEVELS[depth]?.list;
  if (!part || list === undefined) return part?.fields;
  return { ...part.fields, [list]: part.children.map((child) => build(tree, child, depth + 1)) };
}
