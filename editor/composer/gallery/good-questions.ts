import type { EditedQuestion } from '../document/edited-form.ts';
import documents from './good-questions.json' with { type: 'json' };

/** Questions that belong together and can be asked as they are. */
export interface GoodQuestion {
  readonly id: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** As in a form; keys and conditions become those of the form that takes them. */
  readonly questions: readonly EditedQuestion[];
}

/** In the order in which they are offered. */
export const goodQuestions: readonly GoodQuestion[] = documents;
