import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditedForm } from '../document/edited-form.ts';
import { type FormPlace, hasPlace, placeAt } from '../document/form-place.ts';
import type { FormJudgement } from './form-problems.ts';
import type { FormSession } from './form-session.ts';

export const FormSessionContext = createContext<FormSession | null>(null);

/** What is known of the open form by its newest text. */
export const FormJudgementContext = createContext<FormJudgement>({
  problems: [],
  estimate: undefined,
});

/** What is wrong with the open form. */
export function useKnownProblems(): FormJudgement['problems'] {
  return useContext(FormJudgementContext).problems;
}

export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (session === null) throw new Error('No form is open: wrap it in <FormSessionContext>.');
  return session;
}

export function useEditedForm(): EditedForm {
  const { form } = useFormSession();
  return useSyncExternalStore((notify) => form.subscribe('', notify), form.state);
}

/** Where the selection stands; undefined where it is the form itself. */
export function useSelectedPlace(): FormPlace | undefined {
  const { selection } = useFormSession();
  const form = useEditedForm();
  const [pointer = ''] = useStore(selection.store, ({ ids }) => ids);
  const place = placeAt(pointer);
  return place && hasPlace(form, place) ? place : undefined;
}
