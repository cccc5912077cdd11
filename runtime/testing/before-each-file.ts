import { afterAll, vi } from 'vitest';
import { watchWindow } from './watch-window.ts';

// Files share their process and its window: neither the modules of browsers nor what is in the window may stay.
vi.resetModules();

if (typeof document !== 'undefined') {
  const emptyWindow = watchWindow();
  afterAll(async () => {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    emptyWindow();
  });
}
