// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { editLists, type ListData, rowsOf } from './application-lists.ts';
import { useLiveList } from './live-list.ts';

const SITE = 'demo';
const KEY = ['applications', SITE, {}];

/** The connection to the service, by which a test tells news. */
class News extends EventTarget {
  static last: News | undefined;
  static readonly CLOSED = 2;
  constructor() {
    super();
    News.last = this;
  }
  close(): void {}
  tell(kind: string, data: object): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
}

const queries = new QueryClient();

const update = vi.fn((id: string, decided: object) =>
  editLists(queries, SITE, (rows) =>
    rows.map((row) => (row.id === id ? { ...row, ...decided } : row)),
  ),
);

function Watcher() {
  useLiveList(SITE, {}, { update, drop: () => undefined });
  return null;
}

type Row = Pick<ApplicationSummary, 'id' | 'step' | 'etag'> & Partial<ApplicationSummary>;

function open(row: Row): void {
  vi.stubGlobal('EventSource', News);
  const pages = [{ data: [row], next: null, total: 1 }];
  queries.setQueryData(KEY, { pages, pageParams: [''] });
  render(
    <QueryClientProvider client={queries}>
      <Watcher />
    </QueryClientProvider>,
  );
}

function shown(): ApplicationSummary | undefined {
  const list = queries.getQueryData<ListData>(KEY);
  return list && rowsOf(list)[0];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what somebody else did is shown', () => {
  open({ id: 'a', step: 'nueva', etag: '"9"' });
  News.last?.tell('changed', { id: 'a', step: 'entrevista', etag: '"10"' });
  expect(shown()).toMatchObject({ step: 'entrevista', etag: '"10"' });
});

it('news that were long on their way do not undo what this window did since', () => {
  open({ id: 'a', step: 'nueva', etag: '"10"' });
  News.last?.tell('changed', { id: 'a', step: 'entrevista', etag: '"9"' });
  expect(shown()).toMatchObject({ step: 'nueva', etag: '"10"' });
});

it('the mark of one that may be there twice goes with the other one', () => {
  open({ id: 'a', step: 'nueva', etag: '"1"', mayBeDuplicate: true });
  News.last?.tell('alike', { id: 'a', mayBeDuplicate: false });
  expect(shown()).toMatchObject({ mayBeDuplicate: false, step: 'nueva' });
});
