import { isRecord } from '../../json/fields.ts';
import { createProblem } from '../../problems/create-problem.ts';
import { cutText, toPlainText } from '../../text/plain-text.ts';
import type { Rule } from '../engine/rule.ts';
import standIns from './stand-in-texts.json' with { type: 'json' };

const BY_TYPE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(standIns));

/** Texts of new blocks and page designs that say what to write, and that nobody wrote over. */
export const textUnwritten: Rule = {
  code: 'text-unwritten',
  check({ widgets }) {
    return widgets.flatMap(({ id, type, content }, index) => {
      const texts = BY_TYPE.get(type);
      if (texts === undefined) return [];
      return textsIn(content, `/widgets/${index}/content`).flatMap(({ text, pointer }) => {
        const found = texts.find((one) => isStandIn(text, one));
        if (found === undefined) return [];
        return [createProblem('text-unwritten', { pointer, nodeId: id }, { text: cutText(found) })];
      });
    });
  },
};

/** A word may be part of what somebody wrote; of formatted texts a paragraph may be left. */
function isStandIn(text: string, standIn: string): boolean {
  return text.startsWith('<') ? toPlainText(text).includes(standIn) : text.trim() === standIn;
}

interface TextField {
  readonly text: string;
  readonly pointer: string;
}

function textsIn(value: unknown, pointer: string): TextField[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, `${pointer}/${i}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${pointer}/${key}`));
}
