// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { useOpenedForms } from '../../testing/opened-forms.ts';

const FORM = formOfPages([[question('nombre', 'short-text')], [question('turno', 'short-text')]]);
const CV = { code: 'required-file', pointer: '/resumeUrl', message: 'Sube tu archivo' };
const NAME = {
  code: 'required',
  keyId: 'nombre',
  pointer: '/values',
  message: 'Escribe tu nombre',
};

let problems: readonly object[] = [];

const forms = useOpenedForms(async (address) =>
  String(address).includes('APPLY_FINISH')
    ? new Response(JSON.stringify({ code: 'answers-refused', problems }), { status: 422 })
    : new Response(JSON.stringify({ id: 'una' })),
);

/** What the form shows once the last step was refused for these reasons. */
async function refuseWith(...reasons: object[]) {
  problems = reasons;
  const { controller, state } = await forms.open(FORM);
  for (const _ of ['nombre', 'turno', 'review']) await controller.next();
  const { phase, isFailed, step, summary } = state();
  return { phase, isFailed, step, texts: summary.map(({ text }) => text) };
}

it('a refusal that no question holds is told in words, at the step that was sent', async () => {
  expect(await refuseWith(CV)).toEqual({
    ...{ phase: 'filling', isFailed: true, step: 'review' },
    texts: ['Sube tu archivo'],
  });
});

it('beside what is wrong with answers it comes last', async () => {
  expect(await refuseWith(CV, NAME)).toMatchObject({
    step: 0,
    texts: ['Escribe tu nombre', 'Sube tu archivo'],
  });
});

it('a file that fails while the last step waits for it is told in the words of its field', async () => {
  const { controller, uploads, state } = await forms.open(
    formOfPages([[question('carta', 'file')]]),
  );
  uploads.send('carta', new File(['MZ'], 'carta.exe'));
  await controller.next();
  const text = uploads.stateOf('carta').problem;
  expect(text).not.toBe('apply.file.failed');
  expect(state()).toMatchObject({ phase: 'filling', summary: [{ keyId: 'carta', text }] });
});
