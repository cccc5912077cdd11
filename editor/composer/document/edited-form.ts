import { isRecord } from '#schemas/json/fields.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';

/** A form while it is worked on: its tree is sound, whatever is missing in its fields. */
export interface EditedForm {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly EditedFormPage[];
  readonly translationMappings?: unknown;
}

export interface EditedFormPage {
  readonly keyId: string;
  readonly title?: string;
  readonly sections: readonly EditedFormSection[];
}

export interface EditedFormSection {
  readonly keyId: string;
  readonly title?: string;
  readonly visibleWhen?: unknown;
  readonly questions: readonly EditedQuestion[];
}

export interface EditedQuestion {
  readonly keyId: string;
  readonly type: string;
  readonly label?: string;
  readonly options?: unknown;
  readonly visibleWhen?: unknown;
}

/** @returns undefined where the text is no form that can be worked on */
export function readForm(text: string): EditedForm | undefined {
  const json = parseJson(text);
  return json.ok && isEditedForm(json.value) ? json.value : undefined;
}

export function formText(form: EditedForm): string {
  return `${JSON.stringify(form, null, 2)}\n`;
}

function isEditedForm(value: unknown): value is EditedForm {
  return isRecord(value) && typeof value['id'] === 'string' && isListOf(value['pages'], isPage);
}

function isPage(value: unknown): value is EditedFormPage {
  return hasKey(value) && isListOf(value['sections'], isSection);
}

function isSection(value: unknown): value is EditedFormSection {
  return hasKey(value) && isListOf(value['questions'], isQuestion);
}

function isQuestion(value: unknown): value is EditedQuestion {
  return hasKey(value) && typeof value['type'] === 'string';
}

function hasKey(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && typeof value['keyId'] === 'string';
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
