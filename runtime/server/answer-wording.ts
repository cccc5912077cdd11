import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { overrideAnswerTexts, wordAnswer } from '../messages/answers/answer-texts.ts';
import en from '../messages/answers/en.json' with { type: 'json' };
import es from '../messages/answers/es.json' with { type: 'json' };

/** What the site's fields say of an answer: the same text in the browser and in the server's refusal. */
export function createAnswerWording({
  locale,
  messages,
}: Pick<SiteDocument, 'locale' | 'messages'>): (
  problem: Pick<AnswerProblem, 'code' | 'params'>,
) => string {
  const texts = overrideAnswerTexts(locale === 'en-US' ? en : es, messages);
  return (problem) => wordAnswer(problem, texts);
}
