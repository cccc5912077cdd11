import type {
  ChangeEvent,
  FocusEvent,
  InputEvent,
  KeyboardEvent,
  MouseEvent,
  SubmitEvent,
} from 'react';
import { fieldKey, fieldName, POSTED } from '#schemas/forms/posted-form.ts';
import { afterPaint } from '../base/after-paint.ts';
import type { FillController } from './filling/fill-controller.ts';
import type { FillSession } from './filling/fill-session.ts';
import type { FormControlMethods } from './filling/form-values.ts';

/** One listener for all fields of a step: they are uncontrolled, and typing draws nothing. */
export function formHandlers(
  controller: FillController,
  session: FillSession,
  library: Pick<FormControlMethods, 'getValues'>,
) {
  const replies = quickReplies(controller);
  const edit = (target: EventTarget) => {
    const keyId = fieldKey(nameOf(target));
    if (keyId !== undefined) controller.edit(keyId);
  };
  return {
    onInput({ target }: InputEvent<HTMLFormElement>) {
      // React tells the form of a letter before it tells the field.
      if (isTyped(target)) queueMicrotask(() => edit(target));
    },
    onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
      if (isTyped(target)) return void hearFilled([target], library);
      if (nameOf(target) === POSTED.voluntary) {
        session.agreeTo(new FormData(currentTarget).getAll(POSTED.voluntary).map(String));
        session.keep(controller.store.getState());
      }
      edit(target);
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const keyId = fieldKey(nameOf(target));
      if (keyId !== undefined) controller.leave(keyId);
    },
    /** Enter that ends a composition of an input method chooses letters and sends nothing. */
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
      if (event.key === 'Enter' && isComposing) event.preventDefault();
    },
    onClick({ target, detail, currentTarget }: MouseEvent<HTMLFormElement>) {
      if (!(target instanceof Element)) return;
      if (detail > 0) replies.hear(target);
      keepFocus(target, currentTarget);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      hearFilled(event.currentTarget.elements, library);
      const { submitter } = event.nativeEvent;
      const trap = event.currentTarget.elements.namedItem(POSTED.trap);
      session.trap = trap instanceof HTMLInputElement ? trap : undefined;
      const act = submitter instanceof HTMLButtonElement ? submitter.value : '';
      if (act === 'back') controller.steps.back();
      else if (act === 'elsewhere') void controller.continueElsewhere();
      else void controller.next();
    },
  };
}

/** Some browsers and keepers of passwords fill fields in without a letter: what stands there counts as typed. */
function hearFilled(
  fields: Iterable<EventTarget>,
  library: Pick<FormControlMethods, 'getValues'>,
): void {
  for (const field of fields) {
    const keyId = isTyped(field) ? fieldKey(nameOf(field)) : undefined;
    if (keyId === undefined || !('value' in field)) continue;
    const [known = ''] = [library.getValues(fieldName(keyId))].flat();
    if (known !== field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What was pressed and goes with that leaves the focus to its question, or to the button that goes on. */
function keepFocus(target: Element, form: HTMLFormElement): void {
  const question = target.closest('[data-question]');
  afterPaint(() => {
    const { activeElement, body } = document;
    if (target.isConnected || (activeElement !== null && activeElement !== body)) return;
    const field = question?.querySelector<HTMLElement>(
      'input:not([type="hidden"]), select, textarea',
    );
    const next = form.querySelector<HTMLElement>(`button[name="${POSTED.act}"]`);
    (field ?? next)?.focus({ preventScroll: true });
  });
}

/** Key code of a key that an input method took. */
const COMPOSING = 229;

/** In a conversation a tap on an answer is the reply; arrow keys only choose, and Enter goes on. */
function quickReplies(controller: FillController) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hear(target: Element): void {
      const choice = target.closest('label')?.querySelector('input[type="radio"]');
      if (!controller.steps.isAsking || !choice) return;
      // One tap clicks the label, then its button; the answer is there after both.
      clearTimeout(timer);
      timer = setTimeout(() => void controller.next());
    },
  };
}

/** Text is heard letter by letter, everything else once it is chosen: as the field itself hears it. */
function isTyped(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden)$/.test(target.type);
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
    ? target.name
    : '';
}
