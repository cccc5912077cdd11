// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../service/request/server-clock.ts';
import { Period } from './filter-bar.tsx';

const DAY = 86_400_000;
/** Noon in Mexico. */
const NOW = Date.UTC(2026, 10, 29, 18);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([2, -2])(
  'a clock of the computer that is wrong by %i days moves no period',
  async (days) => {
    vi.useFakeTimers({ now: NOW + days * DAY, toFake: ['Date'] });
    noteServerTime(new Date(NOW).toUTCString());
    const onChange = vi.fn();
    render(<Period query={{}} onChange={onChange} />);
    expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('2026-11-29');
    fireEvent.click(screen.getByLabelText('Hoy'));
    expect(onChange).toHaveBeenCalledWith({ from: '2026-11-29', to: '2026-11-29' });
  },
);
