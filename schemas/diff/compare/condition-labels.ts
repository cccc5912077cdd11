import { isRecord } from '../../json/fields.ts';
import { childAt, pointerTokens } from '../../json/json-pointer.ts';
import type { FieldChanged } from './change.ts';
import type { FormPart } from './form-parts.ts';
import { ownText } from './own-text.ts';
import type { ValueChange } from './value-changes.ts';

/** Names in a comparison whose values are a question's key or answers to it. */
const COMPARED = /\/visibleWhen(?:\/.*)?\/(?:question|is|isNot|oneOf\/\d+)$/;

export interface FormState {
  /** The section or question that has the condition. */
  readonly part: FormPart;
  readonly parts: ReadonlyMap<string, FormPart>;
}

type Labels = Pick<FieldChanged, 'beforeLabel' | 'afterLabel' | 'items'>;

/** What people read for the keys and values of conditions: labels of questions and their options. */
export function conditionLabels(change: ValueChange, before: FormState, after: FormState): Labels {
  const { pointer, pointerBefore = pointer, items } = change;
  if (!COMPARED.test(pointer)) return {};
  const beforeLabel = labelOf(change.before, pointerBefore, before);
  const afterLabel = labelOf(change.after, pointer, after);
  const item = afterLabel ?? beforeLabel;
  return {
    ...(beforeLabel !== undefined && { beforeLabel }),
    ...(afterLabel !== undefined && { afterLabel }),
    ...(item !== undefined && items && { items: [...items.slice(0, -1), item] }),
  };
}

function labelOf(value: unknown, pointer: string, { part, parts }: FormState): string | undefined {
  const tokens = pointerTokens(pointer);
  const names = tokens.includes('oneOf') ? tokens.slice(0, -2) : tokens.slice(0, -1);
  const leaf = names.reduce<unknown>((each, token) => childAt(each, token), part.fields);
  const isKey = tokens.at(-1) === 'question';
  const key = isKey ? value : childAt(leaf, 'question');
  const fields = parts.get(`question ${String(key)}`)?.fields;
  if (fields === undefined) return undefined;
  return isKey ? textOf(fields) : optionLabel(fields, value);
}

function optionLabel(fields: object, value: unknown): string | undefined {
  const options = childAt(fields, 'options');
  if (!Array.isArray(options)) return undefined;
  const option: unknown = options.find((each) => isRecord(each) && each['value'] === value);
  return isRecord(option) ? textOf(option) : undefined;
}

function textOf(value: object): string | undefined {
  const text = ownText(value);
  return text === '' ? undefined : text;
}
