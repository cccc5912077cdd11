// @vitest-environment happy-dom
import { Blob as NodeBlob } from 'node:buffer';
import { cleanup, render, screen } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { buttonData, headingData, pageData } from '#schemas/testing/documents.ts';
import type { ReportedProblem } from '../service/request/reported-problem.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { FileProblems } from './file-problems.tsx';
import type { ImportUpload } from './upload.ts';

afterEach(cleanup);

function show(content: Pick<ImportUpload, 'kind' | 'blob'>, problem: Partial<ReportedProblem>) {
  const problems: ReportedProblem[] = [
    {
      code: 'value-too-short',
      severity: 'error',
      params: { limit: 1, unit: 'characters' },
      pointer: '',
      message: 'Of the service',
      remedy: '',
      ...problem,
    },
  ];
  const file = { file: 'home.page.json', action: 'create', publishes: false, omitted: 0, problems };
  const upload = { name: 'site', ...content };
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <FileProblems file={{ ...file, action: 'create' }} upload={upload} />
    </LanguageContext>,
  );
}

/** A page on its own. */
function single(text: string): Pick<ImportUpload, 'kind' | 'blob'> {
  return { kind: 'page', blob: new Blob([text]) };
}

const page = JSON.stringify(pageData([headingData(), buttonData('/jobs')]));

it('names block and field of a page as the list of problems does', async () => {
  show(single(page), { pointer: '/widgets/1/content/link/label', nodeId: 'button' });
  expect(await screen.findByText(/^Button "Ver"$/)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('“Text”');
  expect(screen.queryByText(/\/widgets/)).toBeNull();
});

it('names block and field of a page in the archive of a site', async () => {
  const files = { 'assets/a.svg': strToU8('<svg/>'), 'home.page.json': strToU8(page) };
  const blob = new NodeBlob([zipSync(files)]) as Blob;
  show({ kind: 'archive', blob }, { pointer: '/widgets/1/content/link/label', nodeId: 'button' });
  expect(await screen.findByText(/^Button "Ver"$/)).toBeTruthy();
  expect(screen.queryByText(/\/widgets/)).toBeNull();
});

it('says where a file breaks off, and what to do about it', async () => {
  const params = { offset: page.length - 3, detail: 'CutOff' };
  show(single(page.slice(0, -3)), { code: 'json-malformed', params });
  expect(await screen.findByText(/^Line 1, column/)).toBeTruthy();
  const told = screen.getByRole('listitem').textContent;
  expect(told).toContain('it ends before everything');
  expect(told).toContain('export it again');
});
