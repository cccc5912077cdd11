import type { Form, FormQuestion, QuestionType } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';

export interface AskedQuestions {
  /** In their order. */
  readonly all: readonly FormQuestion[];
  readonly types: ReadonlyMap<string, QuestionType>;
  /** Those whose answers name files. */
  readonly files: readonly FormQuestion[];
}

const known = new WeakMap<Form['pages'], AskedQuestions>();

/** What a form asks, worked out once for each that is published: a save needs it ten times. */
export function askedQuestions({ pages }: Pick<Form, 'pages'>): AskedQuestions {
  const before = known.get(pages);
  if (before) return before;
  const asked = listQuestions(pages);
  known.set(pages, asked);
  return asked;
}

function listQuestions(pages: Form['pages']): AskedQuestions {
  const all = placedQuestions({ pages }).map(({ question }) => question);
  return {
    all,
    types: new Map(all.map(({ keyId, type }) => [keyId, type])),
    files: all.filter(({ type }) => type === 'resume' || type === 'file'),
  };
}
