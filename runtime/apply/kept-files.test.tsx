// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { formOf, formOfPages, question } from '#schemas/testing/forms.ts';
import { rememberSubmission } from '../client/apply/applicant-keys.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

const FORM = formOfPages([
  [question('carta', 'file', { limits: { maxChosen: 3 } }), question('cv', 'resume')],
]);

/** How the server names files, by their keys. */
const NAMES: Readonly<Record<string, string>> = {
  '0123': 'attachment; filename="carta_.txt"; filename*=UTF-8\'\'carta%20%E2%82%AC.txt',
  '89ab': 'attachment; filename=acta.txt',
  cdef: 'attachment; filename="mi \\"acta\\".txt"',
};

const SUBJECT = {
  siteId: testSite().id,
  agencyId: testSite().agencyId,
  formId: FORM.id,
  version: 'v2',
  channel: 'web',
  stage: 0,
  query: '',
} as const;

let asked: string[] = [];

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'HEAD') {
      const values = toAnswerTree(FORM, {
        carta: ['0123', '89ab', 'cdef'].map((key) => `/api/upload/${key}`),
        cv: ['/api/upload/4567'],
      });
      return Response.json({ submissionResponse: { values }, currentPage: 0 });
    }
    asked.push(address);
    const [, key = ''] = /upload\/(\w+)/.exec(address) ?? [];
    const disposition = NAMES[key];
    return disposition === undefined
      ? new Response(null, { status: 404 })
      : new Response(null, {
          headers: { 'content-disposition': disposition, 'content-length': '2048' },
        });
  });
  asked = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** As whoever began it on this device finds it after a refresh. */
function drawBegun(form: Form) {
  rememberSubmission(SUBJECT, 'una', 0);
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  return render(
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>,
  );
}

it('files that the server keeps stand with name and size after a refresh; what it does not tell is a kept file', async () => {
  const { container } = drawBegun(FORM);
  const said = (keyId: string) =>
    container.querySelector(`[data-question="${keyId}"]`)?.textContent ?? '';
  await expect.poll(() => said('carta'), PATIENCE).toContain('carta €.txt (2 KB)');
  await expect.poll(() => said('carta'), PATIENCE).toContain('acta.txt (2 KB)');
  await expect.poll(() => said('carta'), PATIENCE).toContain('mi "acta".txt (2 KB)');
  expect(said('cv')).toContain('Archivo guardado');
  expect(asked[0]).toContain('applicationId=una');
});

it('a CV that no question asks for stands in the review after a refresh, and goes where it is taken away', async () => {
  const form: Form = { ...formOf(question('nombre', 'short-text')), review: true };
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(init?.body ?? '').includes('values')) bodies.push(String(init?.body));
    if (init?.method === 'HEAD' || !address.includes('fetch-submission'))
      return Response.json({ id: 'una' });
    const values = toAnswerTree(form, { nombre: ['Ana'] });
    const saved = { values, currentPage: 0, resumeUrl: '/api/upload/4567' };
    return Response.json({ submissionResponse: saved, currentPage: 0 });
  });
  const view = drawBegun(form);
  await view.findByDisplayValue('Ana', {}, PATIENCE);
  fireEvent.click(view.getByRole('button', { name: 'Siguiente' }));
  await view.findByText('Archivo guardado', {}, PATIENCE);
  fireEvent.click(view.getByRole('button', { name: 'Quitar' }));
  await expect.poll(() => view.queryByText('Archivo guardado'), PATIENCE).toBe(null);
  fireEvent.click(view.getByRole('button', { name: 'Enviar solicitud' }));
  await expect.poll(() => bodies.length, PATIENCE).toBe(2);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ resumeUrl: '/api/upload/4567' });
  expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ resumeRemoved: true });
});
