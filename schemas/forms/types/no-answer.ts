import { cleanLine } from '../base/clean-text.ts';
import { invalid } from '../base/verdict.ts';
import type { AnswerReader } from './reader.ts';

/** What people write where they have nothing to write: `no tengo`, `no me la sé`, `ninguno`, `n/a`, `---`. */
const NO_ANSWER =
  /^(?:no(?: (?:lo|la|los|me la|me lo|me))?(?: (?:tengo|s[eé]|aplica|cuento|recuerdo|acuerdo)(?: \p{L}+){0,3})?|ningun[oa]s?|nada|n[/.]?\s?a\.?|pendiente|\p{Pd}+|\.+|\*{2,}|x{2,})$/iu;

export function saysNothing(typed: readonly string[]): boolean {
  return typed.every((text) => text.length < 60 && NO_ANSWER.test(cleanLine(text)));
}

/** A reader of answers that may be left out: who has none is told so, and not how one is written. */
export function orNothing(read: AnswerReader): AnswerReader {
  return (typed, question, context) => {
    const verdict = read(typed, question, context);
    const isNothing = verdict.verdict === 'invalid' && !question.required && saysNothing(typed);
    return isNothing ? invalid('leave-empty') : verdict;
  };
}
