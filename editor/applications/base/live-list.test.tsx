// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { countBy } from 'lodash-es';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { LiveNews } from '../list/live-news.tsx';
import { editLists } from './application-lists.ts';
import { type ListData, rowsOf } from './list-data.ts';
import { useLiveList } from './live-list.ts';
import { useUnread } from './read-marks.ts';

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

/** What the list of the newest is answered with. */
let newest: object;
/** Paths that were asked for. */
let asked: string[];

async function answer(url: string): Promise<Response> {
  const path = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? '';
  asked.push(path);
  const unread = { ids: [], hasMore: false, asOf: '2026-01-15T12:00:00.000Z' };
  return new Response(JSON.stringify(path === 'applications' ? newest : unread));
}

function Watcher() {
  useUnread(SITE);
  const live = useLiveList(SITE, {}, { update, drop: () => undefined });
  return <LiveNews live={live} />;
}

type Row = Pick<ApplicationSummary, 'id' | 'step' | 'etag'> & Partial<ApplicationSummary>;

function open(...rows: readonly Row[]): void {
  vi.stubGlobal('EventSource', News);
  vi.stubGlobal('fetch', answer);
  asked = [];
  const pages = [{ data: rows, next: null, total: rows.length }];
  queries.setQueryData(KEY, { pages, pageParams: [''] });
  render(
    <QueryClientProvider client={queries}>
      <Watcher />
    </QueryClientProvider>,
  );
}

/** One as the service lists it. */
function arrived(id: string): ApplicationSummary {
  return {
    ...{ id, status: 'APPLY_FINISH', name: null, email: null, phone: null, place: null },
    ...{ jobId: null, jobTitle: null, formId: 'f', formVersion: 1, channel: 'web', source: null },
    ...{ step: 'nueva', stepReason: null, assignee: null, mayBeDuplicate: false },
    ...{ createdAt: '2026-01-15T12:00:00.000Z', at: '2026-01-15T12:00:00.000Z', etag: '"0"' },
  };
}

function shown(): ApplicationSummary | undefined {
  const list = queries.getQueryData<ListData>(KEY);
  return list && rowsOf(list)[0];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

it('who leaves the list, deleted or merged, is nobody who arrived', async () => {
  open(arrived('a'));
  newest = { data: [arrived('b'), arrived('a')], next: null, total: 2 };
  News.last?.tell('arrived', {});
  await screen.findByText('1 nueva: mostrarla');
  act(() => void editLists(queries, SITE, () => []));
  expect(screen.getByRole('button').textContent).toBe('1 nueva: mostrarla');
  act(() => News.last?.tell('gone', { id: 'b' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('the first who arrives stands in the empty list at once, which says no longer that nobody applied', async () => {
  open();
  newest = { data: [arrived('a')], next: null, total: 1 };
  News.last?.tell('arrived', {});
  await waitFor(() => expect(shown()).toMatchObject({ id: 'a' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('a flood of arrivals is told while it lasts, asked for now and then, and counted no further than it was read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  open({ id: 'a', step: 'nueva', etag: '"0"' });
  const data = Array.from({ length: 100 }, (_, index) => arrived(`new-${index}`));
  newest = { data, next: 'more', total: 701 };
  for (let count = 0; count < 50; count += 1) {
    News.last?.tell('arrived', {});
    await act(() => vi.advanceTimersByTimeAsync(200));
  }
  for (const times of Object.values(countBy(asked))) {
    expect(times).toBeGreaterThan(1);
    expect(times).toBeLessThan(7);
  }
  vi.useRealTimers();
  await waitFor(() =>
    expect(screen.getByRole('button').textContent).toBe('100+ nuevas: mostrarlas'),
  );
});
