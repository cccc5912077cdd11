import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import { questionTypes } from '#schemas/forms/types/question-types.ts';
import { isRecord } from '#schemas/json/fields.ts';

/**
 * A form as a service answers it, published and judged there; undefined for what cannot be filled in here, also where it
 * has questions of types that are newer than this page.
 */
export function parseForm(answered: unknown): FormDocument | undefined {
  return isForm(answered) ? answered : undefined;
}

function isForm(value: unknown): value is FormDocument {
  if (!isRecord(value) || !isNotice(value['notice'])) return false;
  const { id, version, title, pages } = value;
  const isVersion = version === 'v1' || version === 'v2';
  const isNamed = typeof id === 'string' && typeof title === 'string';
  return isNamed && isVersion && isListOf(pages, isPage);
}

function isPage(page: Readonly<Record<string, unknown>>): boolean {
  return typeof page['keyId'] === 'string' && isListOf(page['sections'], isSection);
}

function isSection(section: Readonly<Record<string, unknown>>): boolean {
  return typeof section['keyId'] === 'string' && isListOf(section['questions'], isQuestion);
}

function isQuestion({ keyId, type, label }: Readonly<Record<string, unknown>>): boolean {
  return typeof keyId === 'string' && typeof label === 'string' && isType(type);
}

function isType(type: unknown): type is FormQuestion['type'] {
  return typeof type === 'string' && Object.hasOwn(questionTypes, type);
}

function isNotice(notice: unknown): boolean {
  if (!isRecord(notice)) return false;
  const { text, version, voluntary } = notice;
  return typeof text === 'string' && typeof version === 'string' && Array.isArray(voluntary);
}

function isListOf(
  list: unknown,
  isItem: (item: Readonly<Record<string, unknown>>) => boolean,
): boolean {
  return Array.isArray(list) && list.every((item: unknown) => isRecord(item) && isItem(item));
}
