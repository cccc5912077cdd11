import { textPlaceholders } from '../../generated/interface-texts.ts';
import { escapePointer } from '../../json/json-pointer.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule, type Finding } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { isTextKey } from '../engine/text-keys.ts';

export const messagePlaceholder = defineRule({
  code: 'message-placeholder',
  severity: 'warning',
  order: 460,
  checkSite({ messages = {} }) {
    return Object.entries(messages).flatMap(([key, text]) =>
      isTextKey(key) ? judgeText(key, text) : [],
    );
  },
});

function judgeText(key: string, text: string): Finding[] {
  const known = textPlaceholders[key] ?? [];
  const used = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const lost = known.filter((name) => !used.has(name));
  const unknown = [...used].filter((name) => !known.includes(name));
  if (lost.length + unknown.length === 0) return [];
  const params = { key, parts: known.join(', ') || '–' };
  return [{ pointer: `/messages/${escapePointer(key)}`, params }];
}

export const texts: ProblemTexts = {
  es: {
    message: 'El texto "{key}" no lleva justo las partes que se llenan solas: {parts}.',
    remedy: 'Escribe entre llaves esas partes y ninguna otra.',
  },
  en: {
    message: 'The text "{key}" does not have exactly the parts that are filled in: {parts}.',
    remedy: 'Write those parts in braces, and no others.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'An interface text that a site words itself (`messages`) lacks a part that is filled in, such as `{count}`, or has one that nothing fills in, which visitors then read as it is.',
  ],
  mending: ['Write the parts of the default text in braces, and no others.'],
  pointer: '/messages/job-list.posted',
  shown: '/site',
  bad: { site: { messages: { 'job-list.posted': 'Publicada el {fecha}' } } },
  good: { site: { messages: { 'job-list.posted': 'Desde el {date}' } } },
};
