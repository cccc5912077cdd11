import { isRecord } from './fields.ts';

/** What an answer of the API must have, in the part of JSON Schema that needs no library to check. */
export interface AnswerShape<T> {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, AnswerShape<unknown>>>;
  /** Of every member of an object whose names are not known. */
  readonly values?: AnswerShape<unknown>;
  readonly items?: AnswerShape<unknown>;
  /** Never there: it carries the type of a value that matches. */
  readonly answer?: T;
}

export function isAnswer<T>(shape: AnswerShape<T>, value: unknown): value is T {
  const { type, enum: allowed, items, values } = shape;
  if (type !== undefined && ![type].flat().some((each) => isOfType(each, value))) return false;
  if (allowed !== undefined && !allowed.includes(value)) return false;
  if (Array.isArray(value))
    return items === undefined || value.every((each) => isAnswer(items, each));
  if (!isRecord(value)) return true;
  if (values !== undefined && !Object.values(value).every((each) => isAnswer(values, each)))
    return false;
  return hasMembers(shape, value);
}

function hasMembers(
  { required = [], properties = {} }: AnswerShape<unknown>,
  value: Readonly<Record<string, unknown>>,
): boolean {
  return (
    required.every((name) => value[name] !== undefined) &&
    Object.entries(properties).every(
      ([name, member]) => value[name] === undefined || isAnswer(member, value[name]),
    )
  );
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'object':
      return isRecord(value);
    default:
      return typeof value === type;
  }
}
