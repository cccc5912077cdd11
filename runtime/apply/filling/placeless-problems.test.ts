// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { toPageContext } from '../../context/to-page-context.ts';
import texts from '../../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../../testing/site.ts';
import { setUpFilling } from '../fill-setup.ts';

const FORM = formOfPages([[question('nombre', 'short-text')], [question('turno', 'short-text')]]);
const CV = { code: 'required-file', pointer: '/resumeUrl', message: 'Sube tu archivo' };
const NAME = {
  code: 'required',
  keyId: 'nombre',
  pointer: '/values',
  message: 'Escribe tu nombre',
};

let stop = () => {};

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** What the form shows once the last step was refused for these reasons. */
async function refuseWith(...problems: object[]) {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('APPLY_FINISH')
      ? new Response(JSON.stringify({ code: 'answers-refused', problems }), { status: 422 })
      : new Response(JSON.stringify({ id: 'una' })),
  );
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form: FORM, formVersion: 1, token: '', texts };
  const props = { id: 'f', content: {}, version: 'v2', shown, job: null, draft: null } as const;
  const { controller } = setUpFilling(props, context, (key) => key);
  stop = controller.start();
  await controller.restored;
  for (const _ of ['nombre', 'turno', 'review']) await controller.next();
  const { phase, isFailed, step, summary } = controller.store.getState();
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
