import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import type { AnswerTexts } from '../../messages/answers/answer-texts.ts';
import type { FileUploads, UploadState } from '../filling/file-uploads.ts';
import type { FillController } from '../filling/fill-controller.ts';
import type { FillSession } from '../filling/fill-session.ts';
import type { FillState } from '../filling/fill-state.ts';
import type { FormValues } from '../filling/form-values.ts';
import type { QuestionsByKey } from './condition-text.ts';

export type FieldLibrary = Pick<
  UseFormReturn<FormValues>,
  'getValues' | 'register' | 'setValue' | 'control'
>;

/** What the fields of a form know of it; it stays the same while the page lives. */
export interface FormFields {
  /** Id of the widget, with which the ids of its fields begin. */
  readonly id: string;
  readonly form: Form;
  readonly texts: AnswerTexts;
  readonly questions: QuestionsByKey;
  /** What was saved before the page was drawn. */
  readonly initial: Answers;
  /** What the server said of fields before they judge themselves, by `keyId`. */
  readonly told: ReadonlyMap<string, string>;
  /** Whether the CV alone is asked for; everything else is disabled. */
  readonly isResumeOnly: boolean;
  /** The library's part: it registers fields, holds what they hold and tells them of their messages. */
  readonly library: FieldLibrary;
  readonly session: FillSession;
  readonly controller: FillController;
  readonly uploads: FileUploads;
}

/** What a control says of itself to those who cannot see the field around it. */
export interface ControlProps {
  readonly question: FormQuestion;
  readonly isInvalid: boolean;
  /** Ids of help and message. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
}

export const ApplyContext = createContext<FormFields | null>(null);

export function useApply(): FormFields {
  const value = useContext(ApplyContext);
  if (value === null) throw new Error('A field of a form was drawn outside <ApplyContext>.');
  return value;
}

/** A part of where the person is; drawn again only when that part changes. */
export function useFillState<Part>(select: (state: FillState) => Part): Part {
  const { subscribe, getState } = useApply().controller.store;
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** How far the file of a question has come. */
export function useUploadState(keyId: string): UploadState {
  const { uploads } = useApply();
  const read = () => uploads.stateOf(keyId);
  return useSyncExternalStore(uploads.subscribe, read, read);
}

/** How a kept file is called; undefined as long as that is not known. */
export function useFileName(url: string): string | undefined {
  const { uploads } = useApply();
  useEffect(() => void uploads.names.learn(url), [uploads, url]);
  const read = () => uploads.names.nameOf(url);
  return useSyncExternalStore(uploads.subscribe, read, read);
}

/** Id of a question's field; links of the error summary lead to it. */
export function fieldId(widgetId: string, keyId: string): string {
  return `${widgetId}-${keyId}`;
}

/** Values that a field has as it is drawn. */
export function useInitialValues(keyId: string): readonly string[] {
  return valuesOf(useApply().initial, keyId);
}
