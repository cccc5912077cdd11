import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react';
import { fieldKey, POSTED } from '#schemas/forms/posted-form.ts';
import type { FillController } from './filling/fill-controller.ts';
import type { FillSession } from './filling/fill-session.ts';

/** One listener for all fields of a step: they are uncontrolled, and typing draws nothing. */
export function formHandlers(controller: FillController, session: FillSession) {
  return {
    onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
      const name = nameOf(target);
      if (name === POSTED.voluntary)
        session.agreeTo(new FormData(currentTarget).getAll(name).map(String));
      const keyId = fieldKey(name);
      if (keyId !== undefined) controller.edit(keyId);
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const keyId = fieldKey(nameOf(target));
      if (keyId !== undefined) controller.leave(keyId);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const { submitter } = event.nativeEvent;
      if (submitter instanceof HTMLButtonElement && submitter.value === 'back') controller.back();
      else void controller.next();
    },
  };
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
    ? target.name
    : '';
}
