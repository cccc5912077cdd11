import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { generateScopedName } from './scripts/vite/scoped-name.ts';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName } },
  test: {
    include: ['{schemas,runtime,server,editor,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['editor/messages/load-for-tests.ts'],
    css: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // What is waited for may take long on a machine with much else to do, and what is broken fails twice.
    expect: { poll: { timeout: 20_000 } },
    retry: 1,
  },
});
