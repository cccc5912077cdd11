// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportsDialog } from './reports-dialog.tsx';

const SITE = { siteId: 'demo', agencyId: 'a', name: 'Demo', sitePrefix: '' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that reports are on their way before they are there, and that there are none', async () => {
  let answer: ((response: Response) => void) | undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportsDialog site={SITE} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('status', { hidden: true })).textContent).toBe('Cargando…');
  answer?.(Response.json({ data: [] }));
  expect(await screen.findByText('Nada por revisar')).toBeDefined();
  expect(screen.queryByText('Cargando…')).toBeNull();
});
