// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

/** A server that takes every file, as the browser hears of it. */
class Taken {
  onload = () => {};
  readonly upload = {};
  readonly status = 200;
  responseText = '';
  open(): void {}
  abort(): void {}
  setRequestHeader(): void {}
  send(body: FormData): void {
    const file = body.get('file');
    const name = file instanceof File ? file.name : '';
    this.responseText = JSON.stringify({ s3Url: `/api/upload/${name}` });
    setTimeout(() => this.onload());
  }
}

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('XMLHttpRequest', Taken);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function openForm(maxChosen: number) {
  const form = formOf(question('comprobantes', 'file', { limits: { maxChosen } }));
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  const { container } = render(
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>,
  );
  const choose = (name: string, content = 'Ana Ruiz') => {
    const picker = container.querySelector('#f-comprobantes');
    if (picker === null) throw new Error('There is no picker.');
    fireEvent.change(picker, { target: { files: [new File([content], name)] } });
  };
  const held = () => [
    ...container.querySelectorAll<HTMLInputElement>('input[name="q-comprobantes"][type="hidden"]'),
  ];
  return {
    container,
    choose,
    urls: () => held().map(({ value }) => value),
    rows: () => held().map(({ parentElement }) => parentElement),
  };
}

it('a question that takes several files keeps each of them, and lets go of the one that is removed', async () => {
  const { choose, urls, rows } = openForm(2);
  choose('luz.txt');
  choose('agua.txt', 'x'.repeat(1.5 * 1024 * 1024));
  await expect.poll(urls, PATIENCE).toEqual(['/api/upload/luz.txt', '/api/upload/agua.txt']);
  const [first] = rows();
  expect(rows().map((row) => row?.textContent)).toEqual([
    expect.stringContaining('luz.txt (1 KB)'),
    expect.stringContaining('agua.txt (1.5 MB)'),
  ]);
  if (first) fireEvent.click(within(first).getByRole('button'));
  await expect.poll(urls, PATIENCE).toEqual(['/api/upload/agua.txt']);
});

it('where a question takes one file, the next takes its place, and no name turns what stands behind it', async () => {
  const { choose, urls, rows } = openForm(1);
  choose('luz.txt');
  await expect.poll(urls, PATIENCE).toEqual(['/api/upload/luz.txt']);
  choose('agua\u202eexe.txt');
  await expect.poll(urls, PATIENCE).toEqual(['/api/upload/agua\u202eexe.txt']);
  expect(rows()[0]?.textContent).toContain('aguaexe.txt (1 KB)');
});
