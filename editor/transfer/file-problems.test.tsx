// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buttonData, headingData, pageData } from '#schemas/testing.ts';
import type { ReportedProblem } from '../api/reported-problem.ts';
import { LanguageContext } from '../language/language-context.ts';
import { FileProblems } from './file-problems.tsx';

afterEach(cleanup);

function show(text: string, problem: Partial<ReportedProblem>) {
  const problems: ReportedProblem[] = [
    {
      ...{ code: 'value-too-short', severity: 'error', params: { limit: 1, unit: 'characters' } },
      ...{ pointer: '', message: 'Of the service', remedy: '', ...problem },
    },
  ];
  const file = { file: 'home.page.json', action: 'create', publishes: false, omitted: 0, problems };
  const upload = { name: 'home.json', kind: 'page', blob: new Blob([text]) } as const;
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <FileProblems file={{ ...file, action: 'create' }} upload={upload} />
    </LanguageContext>,
  );
}

const page = JSON.stringify(pageData([headingData(), buttonData('/jobs')]));

it('names block and field of a page as the list of problems does', async () => {
  show(page, { pointer: '/widgets/1/content/link/label', nodeId: 'button' });
  expect(await screen.findByText(/^Button "Ver"$/)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('“Text”');
  expect(screen.queryByText(/\/widgets/)).toBeNull();
});

it('says where a file breaks off, and what to do about it', async () => {
  const params = { offset: page.length - 3 };
  show(page.slice(0, -3), { code: 'json-malformed', params });
  expect(await screen.findByText(/^Line 1, column/)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Export it again');
});
