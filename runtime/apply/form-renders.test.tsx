// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

const QUESTIONS = 200;

/** On a machine with much else to do. */
const PATIENCE = { timeout: 20_000 };

/** Keys of the questions whose fields were drawn, once for each time. */
let drawn: string[] = [];

// happy-dom has none.
beforeEach(() => vi.stubGlobal('PerformanceNavigationTiming', class {}));
afterEach(cleanup);

/** As `drawn`, of the controls within the fields. */
let controls: string[] = [];

/** Only fields read a question's help, and only their controls how it is completed, whenever they are drawn. */
function watched(keyId: string, more: Partial<FormQuestion> = {}): FormQuestion {
  return Object.defineProperties(question(keyId, 'email', more), {
    help: {
      enumerable: true,
      get() {
        drawn.push(keyId);
        return 'Como la escribes siempre';
      },
    },
    autocomplete: {
      enumerable: true,
      get() {
        controls.push(keyId);
        return 'email';
      },
    },
  });
}

/** A form of 200 questions, of which the second shows once the first has an answer. */
async function drawForm() {
  const questions = Array.from({ length: QUESTIONS }, (_, index) =>
    watched(
      `q${index}`,
      index === 1 ? { visibleWhen: { question: 'q0', answered: true } } : { required: true },
    ),
  );
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.UTC(2026, 0, 1) };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = {
    form: { ...formOf(...questions), id: 'prueba' },
    ...{ formVersion: 1, token: '', texts },
  };
  const { container } = render(
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>,
  );
  const field = (index: number) => {
    const found = container.querySelector<HTMLInputElement>(`#f-q${index}`);
    if (found === null) throw new Error(`There is no field of question ${index}.`);
    return found;
  };
  await waitFor(() => expect(new Set(drawn).size).toBe(QUESTIONS), PATIENCE);
  return { field, message: (index: number) => container.querySelector(`#f-q${index}-error`) };
}

it('a form of 200 questions draws each control once as it opens', async () => {
  controls = [];
  await drawForm();
  const counted = controls.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(counted).toBe(QUESTIONS);
  expect(controls.length).toBe(QUESTIONS);
});

it('what is typed into a form of 200 questions draws its own field and what depends on it, and no other', async () => {
  const { field, message } = await drawForm();
  const type = (index: number, value: string) =>
    fireEvent.input(field(index), { target: { value } });
  drawn = [];
  type(150, 'ana');
  type(150, 'ana@');
  fireEvent.focusOut(field(150));
  await waitFor(() => expect(message(150)?.textContent).not.toBe(''), PATIENCE);
  type(150, 'ana@correo.example');
  await waitFor(() => expect(message(150)?.textContent).toBe(''), PATIENCE);
  expect(new Set(drawn)).toEqual(new Set(['q150']));
  drawn = [];
  type(0, 'ana@correo.example');
  await waitFor(() => expect(field(1).closest('[data-dependent]')).toBeNull(), PATIENCE);
  expect(new Set(drawn.filter((keyId) => keyId !== 'q0'))).toEqual(new Set(['q1']));
});
