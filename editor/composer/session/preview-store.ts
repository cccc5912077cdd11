import { createStore, type StoreApi } from 'zustand';
import type { FormPresentation } from '#runtime/index.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';

/** Where there is room for one thing only: the outline, the fields of what is selected, or the form itself. */
export type FormPane = 'parts' | 'fields' | 'form';

/** How the form is looked at. */
export interface FormView {
  readonly pane: FormPane;
  readonly presentation: FormPresentation;
  /** What stands in the fields: a way through the form that is tried. */
  readonly answers: Answers;
}

export const PRESENTATIONS: readonly FormPresentation[] = ['pages', 'conversation', 'plain'];

export const PANES: readonly FormPane[] = ['parts', 'fields', 'form'];

export const NO_ANSWERS: Answers = {};

export function createPreviewStore(): StoreApi<FormView> {
  return createStore<FormView>(() => ({
    pane: 'parts',
    presentation: 'pages',
    answers: NO_ANSWERS,
  }));
}
