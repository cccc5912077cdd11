import { afterAll, vi } from 'vitest';
import { watchWindow } from './watch-window.ts';

// Files share their process and its window: neither the modules of browsers nor what is in the window may stay.
vi.resetModules();

if (typeof document !== 'undefined') {
  const emptyWindow = watchWindow();
  const { cleanup, configure } = await import('@testing-library/react');
  // What is waited for may take long on a machine with much else to do.
  configure({ asyncUtilTimeout: 20_000 });
  afterAll(() => {
    cleanup();
    emptyWindow();
  });
}
