// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { questionTypes } from '#schemas/forms/types/question-types.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';
import type { FormContent } from './form-props.ts';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** The form as its page opens at an address with this query. */
function openForm(form: Form, query: string, content: FormContent = {}) {
  history.replaceState(null, '', `/?${query}`);
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query, now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  // As the server says of an address that names a CV which may be sent.
  const resumeUrl = new URLSearchParams(query).get('resumeURL') ?? undefined;
  const nothing = { state: 'unknown', answers: {}, editedAt: {}, currentPage: 0 } as const;
  const draft = resumeUrl === undefined ? null : { ...nothing, resumeUrl };
  const { container } = render(
    <PageContext value={context}>
      <FormFill
        id="f"
        content={content}
        version={form.version}
        shown={shown}
        job={null}
        draft={draft}
      />
    </PageContext>,
  );
  return container;
}

/** What waits for the answers that were kept. */
const restored = () => new Promise((resolve) => setTimeout(resolve));

it('a form without dates works out no day as it opens: a browser takes longer for that than for the form', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  openForm(formOfPages([[question('nombre', 'short-text'), question('curp', 'curp')]]), '');
  expect(format).not.toHaveBeenCalled();
});

it('a form that asks for the CV alone stays at the page of the CV, whatever that depends on', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text', { required: true })],
    [question('cv', 'resume', { visibleWhen: { question: 'nombre', answered: true } })],
    [question('zona', 'short-text')],
  ]);
  const container = openForm(form, 'dropOffType=RESUME_DROP_OFF');
  for (const pause of [() => {}, restored]) {
    await pause();
    const [field, ...others] = container.querySelectorAll('[data-question]');
    expect(field?.getAttribute('data-question')).toBe('cv');
    expect(field?.hasAttribute('data-dependent')).toBe(false);
    expect(others).toEqual([]);
  }
});

it('a form that asks for the CV alone disables questions of every other type', () => {
  const types = Object.keys(questionTypes) as (keyof typeof questionTypes)[];
  const form = formOfPages([types.map((type) => question(`q-${type}`, type))]);
  const container = openForm(form, 'dropOffType=RESUME_DROP_OFF');
  const open = container.querySelectorAll(
    '[data-question] :is(input, select, textarea):not([disabled], [type="hidden"])',
  );
  expect(open).toHaveLength(1);
  expect(open[0]?.closest('[data-question="q-resume"]')).not.toBeNull();
});

it('a CV is asked for once on a page, at its question or else before the first one', () => {
  const pages = [[question('cv', 'resume')], [question('zona', 'short-text')]];
  const isShown = (query: string, [...asked]: FormQuestion[][]) =>
    openForm(formOfPages(asked), query, { fileUploadWidgetId: 'subir' }).querySelector(
      'form > [hidden]',
    ) === null;
  expect(isShown('', pages)).toBe(false);
  expect(isShown('', pages.toReversed())).toBe(true);
  expect(isShown('dropOffType=RESUME_DROP_OFF', pages.toReversed())).toBe(false);
});

it('a CV is called optional where it is, and nowhere else', () => {
  const ask = (query: string, rest: Partial<FormQuestion> = {}) =>
    openForm(
      formOfPages([[question('zona', 'short-text')], [question('cv', 'resume', rest)]]),
      query,
      { fileUploadWidgetId: 'subir' },
    ).textContent;
  expect(ask('')).toMatch(/Puedes aplicar sin CV\./);
  for (const asked of [ask('', { required: true }), ask('dropOffType=RESUME_DROP_OFF')])
    expect(asked).not.toMatch(/sin CV|CV \(opcional\)/);
});

it('a CV that the address names answers the question for one', async () => {
  const url = '/api/upload/0123';
  const form = formOfPages([[question('cv', 'resume', { required: true })]]);
  const container = openForm(form, `resumeURL=${encodeURIComponent(url)}`);
  const answer = () => container.querySelector<HTMLInputElement>('input[name="q-cv"]')?.value;
  await waitFor(() => expect(answer()).toBe(url), PATIENCE);
});

it('a CV that the address names is shown where no question asks for one', () => {
  const form = formOfPages([[question('nombre', 'short-text')]]);
  const content = { fileUploadWidgetId: 'subir' };
  const shown = (query: string) => openForm(form, query, content).textContent;
  expect(shown('resumeURL=/api/upload/0123')).toContain('Archivo guardado');
  cleanup();
  expect(shown('')).not.toContain('Archivo guardado');
});

it('the title of the tab names the step that shows, from the second on', () => {
  document.title = 'Solicitud · Prueba';
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('zona', 'short-text')],
    [question('turno', 'short-text')],
  ]);
  openForm(form, '');
  expect(document.title).toBe('Solicitud · Prueba');
  cleanup();
  openForm(form, 'step=1');
  expect(document.title).toBe('Parte 2 · Solicitud · Prueba');
  cleanup();
  expect(document.title).toBe('Solicitud · Prueba');
});

it.each([
  ['of its own', 'plantilla-7', 'plantilla-7'],
  ['of the form, where it names none', undefined, 'prueba'],
])('a session of version v1 names the template %s', async (_, templateId, named) => {
  const asked = vi.fn(async (_url: string) => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', asked);
  const form = formOfPages([[question('nombre', 'short-text')]]);
  openForm({ ...form, version: 'v1', ...(templateId && { templateId }) }, 'jobId=7');
  const session = () => asked.mock.calls.find(([url]) => url.includes('/session/create'))?.[0];
  await waitFor(() => expect(session()).toBeDefined(), PATIENCE);
  const params = new URL(session() ?? '', location.origin).searchParams;
  expect(Object.fromEntries(params)).toEqual({
    ...{ templateId: named, jobId: '7', formId: 'prueba', websiteId: testSite().id },
  });
});
