// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { useApplications } from '../../service/recruiting/application-api.ts';
import { LISTED_APPLICATION } from '../../testing/listed-application.ts';
import { toastStore } from '../../ui/controls/toast-store.ts';
import { useApplicationChanges } from '../base/application-changes.ts';
import { editLists } from '../base/application-lists.ts';
import { useListAddress } from '../base/list-address.ts';
import { type Asking, ReasonDialog } from '../base/reason-dialog.tsx';
import { WorkspaceContext } from '../base/workspace-context.ts';
import { Board } from './board.tsx';

let changes: number;
/** Steps that were asked for. */
let sent: string[];
/** Of changes. */
let status: number;
/** What a change is answered with. */
let body: object;
/** Reasons that were sent. */
let reasons: unknown[];
/** States that changes were based on. */
let bases: unknown[];
/** What changes wait for. */
let held: Promise<void>;

/** The service as the network shows it. */
async function answer(
  _: unknown,
  { method, body: request, headers }: RequestInit = {},
): Promise<Response> {
  if (method !== 'PATCH')
    return new Response(JSON.stringify({ data: [LISTED_APPLICATION], next: null, total: 1 }));
  changes += 1;
  const { step, reason } = JSON.parse(String(request));
  sent.push(step);
  reasons.push(reason);
  bases.push(new Headers(headers).get('if-match'));
  await held;
  return new Response(JSON.stringify(body), { status, headers: { etag: '"1"' } });
}

beforeEach(() => {
  changes = 0;
  sent = [];
  reasons = [];
  bases = [];
  held = Promise.resolve();
  body = {};
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SiteBoard() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const address = useListAddress();
  const list = useApplications('demo', {});
  const stepName = (id: string) =>
    DEFAULT_APPLICATION_SETTINGS.steps.find((step) => step.id === id)?.name ?? id;
  const work = useApplicationChanges({ siteId: 'demo', stepName });
  return (
    <WorkspaceContext
      value={{
        siteId: 'demo',
        settings: DEFAULT_APPLICATION_SETTINGS,
        changes: work,
        stepName,
        move: (moved, step) =>
          step.asksReason
            ? setAsking({ step, run: () => undefined })
            : void work.change(moved, { step: step.id }),
      }}
    >
      <Board address={address} list={list} />
      {asking && <ReasonDialog asking={asking} onClose={() => setAsking(null)} />}
    </WorkspaceContext>
  );
}

it('tells a move once it is done, with a way back: not when it is refused, but when it is tried again', async () => {
  status = 503;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteBoard />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(await screen.findByRole('link'), { key: 'ArrowRight', altKey: true });
  const toasts = () => toastStore.getState().toasts;
  const last = () => toasts().at(-1);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(changes).toBe(1);
  expect(last()?.text).toMatch(/^Ana Ruiz Soto sigue en «Nueva»\. El servidor falló/);
  status = 200;
  await act(async () => last()?.action?.run());
  await waitFor(() => expect(last()?.text).toMatch(/Ana Ruiz Soto.*Contactada/));
  await act(async () => last()?.action?.run());
  await waitFor(() => expect(last()?.text).toMatch(/Ana Ruiz Soto.*Nueva/));
  expect(sent).toEqual(['contactada', 'contactada', 'nueva']);
  // The package that drags would say in English how it is done.
  expect(document.body.textContent).not.toMatch(/pick up|draggable/);
});

it('a card says where it is going while the network is slow, and no longer once it is there', async () => {
  status = 200;
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteBoard />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(await screen.findByRole('link'), { key: 'ArrowRight', altKey: true });
  const words = await screen.findByText('Pasando a «Contactada»…');
  expect(words.closest('li')?.getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(screen.queryByText('Pasando a «Contactada»…')).toBeNull());
  await within(screen.getByRole('region', { name: 'Contactada' })).findByRole('link');
});

it('moves that are quicker than the network go one after the other, each on what the one before made', async () => {
  status = 200;
  toastStore.setState({ toasts: [] });
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteBoard />
    </QueryClientProvider>,
  );
  const card = await screen.findByRole('link');
  card.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
    fireEvent.keyDown(card, { key, altKey: true });
  await screen.findByText('Pasando a «Entrevista»…');
  expect(sent).toEqual(['contactada']);
  release();
  const column = screen.getByRole('region', { name: 'Entrevista' });
  await waitFor(() =>
    expect(sent).toEqual(['contactada', 'entrevista', 'contactada', 'entrevista']),
  );
  await waitFor(() => expect(document.activeElement).toBe(within(column).getByRole('link')));
  expect(bases).toEqual(['"0"', '"1"', '"1"', '"1"']);
  expect(toastStore.getState().toasts.map(({ tone }) => tone)).not.toContain('warning');
});

it('a move against what somebody else did is taken back to their step, with their reason', async () => {
  status = 412;
  body = { code: 'version-conflict', step: 'descartada', stepReason: 'Vive lejos', etag: '"3"' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteBoard />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(await screen.findByRole('link'), { key: 'ArrowRight', altKey: true });
  const last = () => toastStore.getState().toasts.at(-1);
  await waitFor(() => expect(last()?.text).toMatch(/Alguien más/));
  status = 200;
  await act(async () => last()?.action?.run());
  await waitFor(() => expect(last()?.text).toMatch(/pasó a «Contactada»/));
  await act(async () => last()?.action?.run());
  await waitFor(() => expect(sent).toEqual(['contactada', 'contactada', 'descartada']));
  expect(reasons.at(-1)).toBe('Vive lejos');
});

it('a move that was given up leaves no mark: what others do with the card takes no focus', async () => {
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <SiteBoard />
    </QueryClientProvider>,
  );
  const put = async (step: string, column: string) => {
    act(() => editLists(queries, 'demo', (rows) => rows.map((row) => ({ ...row, step }))));
    await within(screen.getByRole('region', { name: column })).findByRole('link');
  };
  await screen.findByRole('link');
  await put('contratada', 'Contratada');
  (await screen.findByRole('link')).focus();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight', altKey: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // As browsers do when a dialog opens and closes.
  screen.getByRole('link').blur();
  screen.getByRole('link').focus();
  screen.getByRole('link').blur();
  await put('entrevista', 'Entrevista');
  expect(document.activeElement).toBe(document.body);
});
