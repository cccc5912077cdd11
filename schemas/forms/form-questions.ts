import type { Form, FormPage, FormQuestion, FormSection } from '../documents/documents.ts';
import { questionTypes } from './types/question-types.ts';

/** A question with where it stands. */
export interface PlacedQuestion {
  readonly question: FormQuestion;
  readonly section: FormSection;
  readonly page: FormPage;
  /** Index of the page in the document. */
  readonly pageIndex: number;
}

/** The questions of a form in their order. */
export function placedQuestions({ pages }: Pick<Form, 'pages'>): PlacedQuestion[] {
  return pages.flatMap((page, pageIndex) =>
    page.sections.flatMap((section) =>
      section.questions.map((question) => ({ question, section, page, pageIndex })),
    ),
  );
}

/** Needs express consent, and never rests on the device: some types always, others where the form says so. */
export function isSensitive({ type, sensitive }: FormQuestion): boolean {
  return sensitive === true || questionTypes[type].isSensitive === true;
}

/** Where a form is shown: everywhere, unless it says less. */
export function formChannels({ channels }: Pick<Form, 'channels'>): readonly ('web' | 'cb')[] {
  return channels ?? ['web', 'cb'];
}

/** Index of the page that asks a question; the first page where none does. */
export function pageOfQuestion({ pages }: Pick<Form, 'pages'>, keyId: string | undefined): number {
  const index = pages.findIndex(({ sections }) =>
    sections.some(({ questions }) => questions.some((question) => question.keyId === keyId)),
  );
  return Math.max(index, 0);
}
