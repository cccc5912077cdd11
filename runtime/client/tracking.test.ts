// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormSubject } from './apply/form-subject.ts';
import { placeSave } from './apply/place-save.ts';

const SUBJECT: FormSubject = {
  siteId: 'uno',
  agencyId: 'agency-a',
  channel: 'web',
  version: 'v2',
  formId: 'solicitud',
  stage: 0,
  query: '',
};

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ id: 'abc' });
  });
});

async function open(): Promise<void> {
  await import('./tracking.ts');
  await vi.dynamicImportSettled();
}

it('a page sends what waits to be sent', async () => {
  await open();
  expect(asked).toEqual([]);
  const notice = { text: 'Aviso', version: '1', voluntary: [] };
  const request = { subject: SUBJECT, status: 'APPLY_FINISH', page: 0, formVersion: 1 } as const;
  placeSave({ ...request, values: { pages: [] }, sensitive: [], notice }, 'gone', Date.now());
  vi.resetModules();
  await open();
  await expect.poll(() => localStorage.getItem('applied')).toBe('["solicitud"]');
  expect(asked[0]).toContain('applicationStatus=APPLY_FINISH');
  expect(asked).toHaveLength(1);
});

it('a page serves the buttons of jobs that have a form, also those that come later', async () => {
  localStorage.setItem('applied', '["9"]');
  await open();
  document.body.innerHTML = '<p><a data-apply-job="9" href="/aplicar/web?jobId=9">Aplicar</a></p>';
  document.dispatchEvent(new Event('rumbo:swap'));
  await expect.poll(() => document.querySelector('[data-apply-state]')).not.toBeNull();
});
