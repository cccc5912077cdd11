import { createStore, type StoreApi } from 'zustand';
import type { FormPresentation } from '#runtime/index.ts';
import type { Language } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';

/** Where there is room for one thing only: the outline, the fields of what is selected, or the form itself. */
export type FormPane = 'parts' | 'fields' | 'form';

/** How the form is looked at. */
export interface FormView {
  readonly pane: FormPane;
  readonly presentation: FormPresentation;
  /** Language of the page around it; the site's where it is undefined. */
  readonly lang: Language | undefined;
  /** Language whose translations are open among the properties of the form; empty where none are. */
  readonly translating: string;
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
    lang: undefined,
    translating: '',
    answers: NO_ANSWERS,
  }));
}
