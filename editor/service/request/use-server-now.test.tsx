// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatAgo } from '../../ui/language/format-moment.ts';
import { useServerNow } from './use-server-now.ts';

const NOW = Date.UTC(2026, 10, 29, 18);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Ago() {
  return <time>{formatAgo(new Date(NOW).toISOString(), useServerNow(), 'es')}</time>;
}

it('what came just now came minutes ago later on, without anything else happening', () => {
  vi.useFakeTimers({ now: NOW });
  render(<Ago />);
  expect(screen.getByRole('time').textContent).toBe('ahora');
  act(() => void vi.advanceTimersByTime(5 * 60_000));
  expect(screen.getByRole('time').textContent).toBe('hace 5 minutos');
});
