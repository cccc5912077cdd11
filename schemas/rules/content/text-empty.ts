import type { FieldSchema, ValueSchema } from '../../definitions/field-schema.ts';
import { contentFieldsOf, objectSchemaOf } from '../../fields/field-schemas.ts';
import { isRecord } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

/** What was added and never filled in: a question without its answer, an item of a list with nothing in it. */
export const textEmpty = defineRule({
  code: 'text-empty',
  severity: 'warning',
  order: 72,
  check({ widgets }, { fields }) {
    return widgets.flatMap((widget, index) => {
      if (!hasKnownFields(widget, fields)) return [];
      const known = contentFieldsOf(widget.type)?.fields;
      return emptyFields(known, widget.content, `/widgets/${index}/content`).map((pointer) => ({
        pointer,
        nodeId: widget.id,
      }));
    });
  },
});

const TEXTS: ReadonlySet<ValueSchema['control']> = new Set(['text', 'long-text', 'rich-text']);

/** Words of pictures and of links, by rules of their own. */
const JUDGED_ELSEWHERE: ReadonlySet<string> = new Set(['Image', 'Link']);

function emptyFields(
  fields: readonly FieldSchema[] = [],
  value: unknown,
  pointer: string,
): readonly string[] {
  if (!isRecord(value)) return [];
  return fields.flatMap((field) => emptyIn(field, value[field.name], `${pointer}/${field.name}`));
}

function emptyIn(
  schema: ValueSchema & { readonly isRequired?: boolean },
  value: unknown,
  pointer: string,
): readonly string[] {
  const { control, isRequired, items, of } = schema;
  if (JUDGED_ELSEWHERE.has(of ?? '')) return [];
  if (TEXTS.has(control))
    return isRequired && typeof value === 'string' && showsNothing(value) ? [pointer] : [];
  if (Array.isArray(value) && control === 'list' && items)
    return value.flatMap((item, index) => emptyItem(items, item, `${pointer}/${index}`));
  return of !== undefined && control === 'object'
    ? emptyFields(objectSchemaOf(of)?.fields, value, pointer)
    : [];
}

/** An item that says nothing at all is told as a whole. */
function emptyItem(schema: ValueSchema, item: unknown, pointer: string): readonly string[] {
  if (saysNothing(item) && isFilledByText(schema)) return [pointer];
  return emptyIn({ ...schema, isRequired: true }, item, pointer);
}

function saysNothing(item: unknown): boolean {
  if (typeof item === 'string') return showsNothing(item);
  if (typeof item !== 'object' || item === null) return item === undefined || item === null;
  return Object.values(item).every(saysNothing);
}

/** Items of numbers or switches alone say something without a text. */
function isFilledByText({ control, of }: ValueSchema): boolean {
  if (TEXTS.has(control)) return true;
  const fields = of === undefined ? [] : (objectSchemaOf(of)?.fields ?? []);
  return fields.some((field) => TEXTS.has(field.control));
}

function showsNothing(text: string): boolean {
  return !/<(?:img|hr)\b/i.test(text) && isBlank(toPlainText(text));
}

export const texts: ProblemTexts = {
  es: {
    message: 'Aquí no hay nada escrito: quien visita la página ve un hueco.',
    remedy: 'Escribe el texto, o borra lo que se quedó vacío.',
  },
  en: {
    message: 'Nothing is written here: visitors see a gap.',
    remedy: 'Write the text, or delete what was left empty.',
  },
};

function questions(answer: string) {
  const items = [{ question: '¿Cada cuándo pagan?', answer }];
  return { id: 'dudas', type: 'faq', content: { heading: 'Dudas', items } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'A text that a widget needs, or a whole item of a list, was added and left empty: a question without an answer, for one.',
  ],
  mending: ['Write the text, or delete the item.'],
  pointer: '/widgets/1/content/items/0/answer',
  shown: '/widgets/0/content/items/0',
  bad: { widgets: [questions('<p></p>')] },
  good: { widgets: [questions('<p>Cada viernes.</p>')] },
};
