import { isRecord } from '../../json/fields.ts';
import { createProblem, type ProblemPlace } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import { anchorsIn } from '../engine/rich-text-links.ts';
import type { Rule } from '../engine/rule.ts';
import { type WidgetField, widgetFields } from '../engine/widget-fields.ts';

/** Targets that the schema lets through and that lead nowhere: the top of the page, a telephone without number. */
const NOWHERE = /^(?:#!?|tel:[^0-9]*|mailto:\??)$/;

/** Characters of a link's text that a problem quotes. */
const MAX_LABEL = 80;

export const ctaEmpty: Rule = {
  code: 'cta-empty',
  check(page, { fields }) {
    const links = widgetFields(page, ['Href'], fields).flatMap(emptyLink);
    const texts = widgetFields(page, ['RichText'], fields).flatMap(emptyAnchor);
    return [...links, ...texts];
  },
};

/** Where a link has a `label` beside its target, both are judged, at the place of the one that is empty. */
function emptyLink({ value, parent, pointer, nodeId }: WidgetField): Problem[] {
  const label = isRecord(parent) ? parent['label'] : undefined;
  const params = { label: typeof label === 'string' ? label : '', href: String(value) };
  if (typeof value === 'string' && NOWHERE.test(value)) return [empty({ pointer, nodeId }, params)];
  if (typeof label !== 'string' || !isBlank(label)) return [];
  const base = pointer.slice(0, pointer.lastIndexOf('/'));
  return [empty({ pointer: `${base}/label`, nodeId }, params)];
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
