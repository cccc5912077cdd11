import { createProblem, type ProblemPlace } from '../create-problem.ts';
import type { PageDocument } from '../documents.ts';
import { isRecord } from '../fields.ts';
import { childAt, pointerTokens } from '../json-pointer.ts';
import type { Problem } from '../problem.ts';
import { isBlank } from './blank-text.ts';
import { anchorsIn } from './rich-text-links.ts';
import type { Rule } from './rule.ts';
import { type WidgetField, widgetFields } from './widget-fields.ts';

/** Targets that the schema lets through and that lead nowhere: the top of the page, a telephone without number. */
const NOWHERE = /^(?:#!?|tel:[^0-9]*|mailto:\??)$/;

/** Characters of a link's text that a problem quotes. */
const MAX_LABEL = 80;

export const ctaEmpty: Rule = {
  code: 'cta-empty',
  check(page, { fields }) {
    const links = widgetFields(page, ['Href'], fields).flatMap((field) => emptyLink(field, page));
    const texts = widgetFields(page, ['RichText'], fields).flatMap(emptyAnchor);
    return [...links, ...texts];
  },
};

/** Where a link has a `label` beside its target, both are judged, at the place of the one that is empty. */
function emptyLink({ value, pointer, nodeId }: WidgetField, page: PageDocument): Problem[] {
  const base = pointer.slice(0, pointer.lastIndexOf('/'));
  const label = labelAt(page, base);
  const params = { label: label ?? '', href: String(value) };
  if (typeof value === 'string' && NOWHERE.test(value)) return [empty({ pointer, nodeId }, params)];
  if (label === undefined || !isBlank(label)) return [];
  return [empty({ pointer: `${base}/label`, nodeId }, params)];
}

function labelAt(page: PageDocument, base: string): string | undefined {
  const link = pointerTokens(base).reduce<unknown>(childAt, page);
  const label = isRecord(link) ? link['label'] : undefined;
  return typeof label === 'string' ? label : undefined;
}

/** The first empty link of a formatted text stands for the others. */
function emptyAnchor({ value, pointer, nodeId }: WidgetField): Problem[] {
  if (typeof value !== 'string') return [];
  const found = anchorsIn(value).find(({ text, href }) => isBlank(text) || NOWHERE.test(href));
  return found
    ? [
        empty(
          { pointer, nodeId },
          { label: found.text.trim().slice(0, MAX_LABEL), href: found.href },
        ),
      ]
    : [];
}

function empty(place: ProblemPlace, params: Problem['params']): Problem {
  return createProblem('cta-empty', place, params);
}
