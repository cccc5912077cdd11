// Checks fields where they stand, sends without leaving the page, and keeps what was typed until it has arrived.

import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import { afterPointer } from '../../base/after-pointer.ts';
import { track } from '../../base/track.ts';

/** On a bad connection people wait; after this long they had better know. */
const TIMEOUT_MS = 20_000;

/** The server takes nobody for a person who sends sooner than 1.5 s after the page has loaded. */
const MIN_ELAPSED_MS = 1600;

const loaded = performance.now();

for (const form of document.querySelectorAll<HTMLFormElement>('[data-sign-up] form')) enhance(form);

function enhance(form: HTMLFormElement): void {
  // The browser's bubbles vanish; our words stay.
  form.noValidate = true;
  for (const input of inputsOf(form)) {
    // Its message moves what stands below: never under a finger that is about to tap it.
    input.addEventListener('change', () => afterPointer(() => input.value !== '' && check(input)));
    input.addEventListener('input', () => isMarked(input) && check(input));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.getAttribute('aria-disabled') === 'true') return;
  say(form, '');
  const wrong = inputsOf(form).filter((input) => !check(input));
  if (wrong[0]) return wrong[0].focus();
  if (!hasContact(form)) return say(form, form.dataset['textContact']);
  count(form);
  const label = button.textContent;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = button.dataset['textSending'] ?? label;
  const sent = await send(form);
  button.removeAttribute('aria-disabled');
  button.textContent = sent.ok ? label : (button.dataset['textRetry'] ?? label);
  if (sent.ok) {
    finish(form);
    const widgetId = form.closest('[data-sign-up]')?.id ?? '';
    track({ eventName: 'Alert_Sign_Up', widgetId, eventData: {} });
  } else tell(form, sent);
}

const counted = new WeakSet<HTMLFormElement>();

/** Sending again what did not arrive is still one sign-up. */
function count(form: HTMLFormElement): void {
  if (counted.has(form)) return;
  counted.add(form);
  const widgetId = form.closest('[data-sign-up]')?.id ?? '';
  track({ eventName: 'CTA_Click', widgetId, eventData: {} });
}

async function send(form: HTMLFormElement): Promise<Sent> {
  const rest = loaded + MIN_ELAPSED_MS - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  const elapsed = `${Math.round(performance.now() - loaded)}`;
  return sendSignUp(form.action, { ...Object.fromEntries(new FormData(form)), elapsed });
}

/** What could be typed or ticked. */
function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-field] input')];
}

function hasContact(form: HTMLFormElement): boolean {
  return inputsOf(form).some(({ type, value }) => type !== 'checkbox' && value.trim() !== '');
}

/** Says beside the field whether it is right, and answers it. */
function check(input: HTMLInputElement): boolean {
  const isRight = isRightInput(input);
  mark(input, isRight);
  return isRight;
}

function isRightInput({ type, value, checked, required }: HTMLInputElement): boolean {
  if (type === 'checkbox') return checked;
  if (value.trim() === '') return !required;
  return (type === 'email' ? parseEmailAddress(value) : parsePhoneNumber(value)) !== undefined;
}

function mark(input: HTMLInputElement, isRight: boolean): void {
  input.setAttribute('aria-invalid', `${!isRight}`);
  const error = input.closest('[data-field]')?.querySelector<HTMLElement>('[data-error]');
  if (error) error.textContent = isRight ? '' : (error.dataset['error'] ?? '');
}

function isMarked(input: HTMLInputElement): boolean {
  return input.getAttribute('aria-invalid') === 'true';
}

function tell(form: HTMLFormElement, { problem, pointers }: Extract<Sent, { ok: false }>): void {
  const wrong = inputsOf(form).filter(({ name }) => pointers.includes(`/${name}`));
  for (const input of wrong) mark(input, false);
  const key = problem === 'refused' ? 'contact' : problem;
  if (wrong.length === 0) say(form, form.getAttribute(`data-text-${key}`) ?? '');
  wrong[0]?.focus();
}

function say(form: HTMLFormElement, text = ''): void {
  const place = form.querySelector('[data-problem]');
  if (place) place.textContent = text;
}

/** The form keeps its place, so that nothing below it moves. */
function finish(form: HTMLFormElement): void {
  const done = form.parentElement?.querySelector<HTMLElement>('[data-done]');
  form.reset();
  form.inert = true;
  form.dataset['sent'] = '';
  if (!done) return;
  done.hidden = false;
  done.focus();
}

/** What the form says when a sign-up has not arrived. */
type SendProblem = 'offline' | 'busy' | 'changed' | 'refused';

type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: SendProblem; readonly pointers: readonly string[] };

/** Posts the fields of a form as JSON. Never rejects. */
async function sendSignUp(
  action: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Sent> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { ok: true };
    if (response.status === 409) return { ok: false, problem: 'changed', pointers: [] };
    if (response.status !== 400) return { ok: false, problem: 'busy', pointers: [] };
    return { ok: false, problem: 'refused', pointers: pointersOf(await response.json()) };
  } catch {
    return { ok: false, problem: 'offline', pointers: [] };
  }
}

/** The fields that a problem answer (RFC 9457) names. */
function pointersOf(problem: unknown): string[] {
  const { problems } = Object(problem) as { problems?: unknown };
  const list: unknown[] = Array.isArray(problems) ? problems : [];
  return list.map((item) => String((Object(item) as { pointer?: unknown }).pointer));
}
