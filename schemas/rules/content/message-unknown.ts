import { escapePointer } from '../../json/json-pointer.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { misspelledTexts } from '../engine/text-keys.ts';

export const messageUnknown = defineRule({
  code: 'message-unknown',
  severity: 'warning',
  order: 465,
  checkSite({ messages = {} }) {
    return misspelledTexts(messages).map(({ key, ...suggestion }) => ({
      pointer: `/messages/${escapePointer(key)}`,
      params: { key, ...suggestion },
    }));
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La interfaz no tiene ningún texto "{key}": nadie lee lo que ahí se escribió.',
    remedy: 'Corrige la clave o borra el texto.',
  },
  en: {
    message: 'The interface has no text "{key}": nobody reads what was written there.',
    remedy: 'Correct the key or delete the text.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A text that a site words itself (`messages`) stands at a key that no interface text has. It replaces nothing, and counts as no translation.',
  ],
  mending: ['Correct the key, or delete the text.'],
  pointer: '/messages/job-list.postd',
  shown: '/site',
  bad: { site: { messages: { 'job-list.postd': 'Desde el {date}' } } },
  good: { site: { messages: { 'job-list.posted': 'Desde el {date}' } } },
};
