import { isRecord } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import { anchorsIn } from '../engine/rich-text-links.ts';
import { defineRule, type Finding } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { type WidgetField, widgetFields } from '../engine/widget-fields.ts';

/** Targets that the schema lets through and that lead nowhere: the top of the page, a telephone without number. */
const NOWHERE = /^(?:#!?|tel:[^0-9]*|mailto:\??)$/;

/** Characters of a link's text that a problem quotes. */
const MAX_LABEL = 80;

export const ctaEmpty = defineRule({
  code: 'cta-empty',
  severity: 'error',
  order: 100,
  check(page, { fields }) {
    const links = widgetFields(page, ['Href'], fields).flatMap(emptyLink);
    const texts = widgetFields(page, ['RichText'], fields).flatMap(emptyAnchor);
    return [...links, ...texts];
  },
});

/** Where a link has a `label` beside its target, both are judged, at the place of the one that is empty. */
function emptyLink({ value, parent, pointer, nodeId }: WidgetField): Finding[] {
  const label = isRecord(parent) ? parent['label'] : undefined;
  const params = { label: typeof label === 'string' ? label : '', href: String(value) };
  if (typeof value === 'string' && NOWHERE.test(value)) return [{ pointer, nodeId, params }];
  if (typeof label !== 'string' || !isBlank(label)) return [];
  const base = pointer.slice(0, pointer.lastIndexOf('/'));
  return [{ pointer: `${base}/label`, nodeId, params }];
}

/** The first empty link of a formatted text stands for the others. */
function emptyAnchor({ value, pointer, nodeId }: WidgetField): Finding[] {
  if (typeof value !== 'string') return [];
  const found = anchorsIn(value).find(({ text, href }) => isBlank(text) || NOWHERE.test(href));
  if (found === undefined) return [];
  const { text, href } = found;
  return [{ pointer, nodeId, params: { label: text.trim().slice(0, MAX_LABEL), href } }];
}

export const texts: ProblemTexts = {
  es: {
    message: 'Este enlace no sirve: su texto es "{label}" y su destino es "{href}".',
    remedy: 'Escribe un texto que se vea y un destino que lleve a algún lugar.',
  },
  en: {
    message: 'This link is of no use: its text is "{label}" and its target is "{href}".',
    remedy: 'Write a text that can be seen and a target that leads somewhere.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A link or button whose text is blank (spaces and characters without width count as nothing), or whose target leads nowhere: `#`, `tel:` without a number.',
    'Links in formatted texts count too; there the first empty one is told.',
  ],
  mending: ['Write what the link does, and where it leads.'],
  pointer: '/widgets/1/content/link/href',
  shown: '/widgets/0/content/link',
  bad: { widgets: [{ id: 'boton', type: 'button', content: { link: { label: ' ', href: '#' } } }] },
  good: {
    widgets: [
      { id: 'boton', type: 'button', content: { link: { label: 'Ver vacantes', href: '/jobs' } } },
    ],
  },
};
