import { createContext, useContext } from 'react';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import type { AnswerTexts } from '../messages/answers/answer-texts.ts';
import type { QuestionsByKey } from './condition-text.ts';

/** What the fields of a form know of it. */
export interface ApplyContextValue {
  /** Id of the widget, with which the ids of its fields begin. */
  readonly id: string;
  readonly form: Form;
  readonly texts: AnswerTexts;
  readonly questions: QuestionsByKey;
  /** What was saved before the page was drawn. */
  readonly initial: Answers;
  /** What is said of answers before a field judges its own, by `keyId`. */
  readonly problems: ReadonlyMap<string, AnswerProblem>;
  /** Hints at answers that are accepted, by `keyId`. */
  readonly hints: ReadonlyMap<string, AnswerProblem>;
  /** Questions that show, by `keyId`. */
  readonly visible: ReadonlySet<string>;
  /** Whether the CV alone is asked for; everything else is disabled. */
  readonly isResumeOnly: boolean;
}

export const ApplyContext = createContext<ApplyContextValue | null>(null);

export function useApply(): ApplyContextValue {
  const value = useContext(ApplyContext);
  if (value === null) throw new Error('A field of a form was drawn outside <ApplyContext>.');
  return value;
}

/** What a control says of itself to those who cannot see the field around it. */
export interface ControlProps {
  readonly question: FormQuestion;
  readonly isInvalid: boolean;
  /** Ids of help and message. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
}

/** Id of a question's field; links of the error summary lead to it. */
export function fieldId(widgetId: string, keyId: string): string {
  return `${widgetId}-${keyId}`;
}

/** Values that a field has as it is drawn. */
export function useInitialValues(keyId: string): readonly string[] {
  return valuesOf(useApply().initial, keyId);
}
