import type { FormQuestion, SiteDocument } from '#schemas/documents/documents.ts';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { answerText } from '../apply/fields/answer-text.ts';
import {
  type AnswerTexts,
  overrideAnswerTexts,
  wordAnswer,
} from '../messages/answers/answer-texts.ts';
import en from '../messages/answers/en.json' with { type: 'json' };
import es from '../messages/answers/es.json' with { type: 'json' };
import { createMessages, fillMessage } from '../messages/messages.ts';

type Worded = Pick<SiteDocument, 'locale' | 'messages'>;

/** What the site's fields say of answers, with its own wording. */
export function answerTextsOf({ locale, messages }: Worded): AnswerTexts {
  return overrideAnswerTexts(locale === 'en-US' ? en : es, messages);
}

/** What the site's fields say of an answer: the same text in the browser and in the server's refusal. */
export function createAnswerWording(
  site: Worded,
): (problem: Pick<AnswerProblem, 'code' | 'params'>) => string {
  const texts = answerTextsOf(site);
  return (problem) => wordAnswer(problem, texts);
}

/** Reads answers in normal form as the site's review page shows them. */
export function createAnswerReader({
  messages: overrides,
}: Pick<SiteDocument, 'messages'>): (question: FormQuestion, values: readonly string[]) => string {
  const messages = createMessages(overrides);
  return (question, values) =>
    answerText(question, values, (key, params) => fillMessage(messages[key].text, params));
}
