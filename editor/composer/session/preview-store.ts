import { createStore, type StoreApi } from 'zustand';
import type { FormPresentation } from '#runtime/index.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';

/** How the form is looked at. */
export interface FormView {
  readonly presentation: FormPresentation;
  /** What stands in the fields: a way through the form that is tried. */
  readonly answers: Answers;
}

export const PRESENTATIONS: readonly FormPresentation[] = ['pages', 'conversation', 'plain'];

export const NO_ANSWERS: Answers = {};

export function createPreviewStore(): StoreApi<FormView> {
  return createStore<FormView>(() => ({ presentation: 'pages', answers: NO_ANSWERS }));
}
