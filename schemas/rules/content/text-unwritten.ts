import type { ProblemTexts } from '../../problems/format-problem.ts';
import { cutText, toPlainText } from '../../text/plain-text.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { type FoundText, textsIn } from '../engine/texts-in.ts';
import { labelsLeft } from './label-left.ts';
import standIns from './stand-in-texts.json' with { type: 'json' };

const BY_TYPE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(standIns));

/** Texts of new blocks, page designs and items that say what to write, and that nobody wrote over. */
export const textUnwritten = defineRule({
  code: 'text-unwritten',
  severity: 'warning',
  order: 70,
  check({ widgets }) {
    return widgets.flatMap(({ id, type, content }, index) => {
      const pointer = `/widgets/${index}/content`;
      const left = [...standInsLeft(type, content, pointer), ...labelsLeft(type, content, pointer)];
      return left.map(({ text, pointer }) => ({
        pointer,
        nodeId: id,
        params: { text: cutText(text) },
      }));
    });
  },
});

function standInsLeft(type: string, content: unknown, pointer: string): FoundText[] {
  const texts = BY_TYPE.get(type);
  if (texts === undefined) return [];
  return textsIn(content, pointer).flatMap(({ text, pointer }) => {
    const found = texts.find((one) => isStandIn(text, one));
    return found === undefined ? [] : [{ text: found, pointer }];
  });
}

/** A word may be part of what somebody wrote; of formatted texts a paragraph may be left. */
function isStandIn(text: string, standIn: string): boolean {
  return text.startsWith('<') ? toPlainText(text).includes(standIn) : text.trim() === standIn;
}

export const texts: ProblemTexts = {
  es: {
    message: 'El texto "{text}" es el de ejemplo: nadie lo cambió.',
    remedy: 'Escribe el tuyo o bórralo.',
  },
  en: {
    message: 'The text "{text}" is the sample that the block came with.',
    remedy: 'Write your own or delete it.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A widget still says what it came with when it was added: a text that tells what to write, such as `"Nombre y apellido"`.',
    'Or a required text is the name of its field, as it is in an item that was added and never filled in: a card called `"Título"`.',
    'The texts of new widgets are those of `schemas/rules/content/stand-in-texts.json`.',
  ],
  mending: ['Write your own or delete it.'],
  pointer: '/widgets/1/content/text',
  shown: '/widgets/0',
  bad: {
    widgets: [
      { id: 'titulo', type: 'heading', content: { text: 'Escribe aquí tu título', level: 2 } },
    ],
  },
  good: {
    widgets: [{ id: 'titulo', type: 'heading', content: { text: 'Vacantes en León', level: 2 } }],
  },
};
