import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundledPrograms } from './scripts/vite/bundled-programs.ts';
import { generateScopedName } from './scripts/vite/scoped-name.ts';
import { TestOrder } from './scripts/vite/test-order.ts';

export default defineConfig({
  plugins: [react(), bundledPrograms()],
  css: { modules: { generateScopedName } },
  test: {
    globalSetup: ['scripts/codegen/ensure-validators.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['{runtime,editor}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'runtime/testing/before-each-file.ts',
            'editor/ui/messages/load-for-tests.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{schemas,server,scripts}/**/*.test.{ts,tsx}'],
        },
      },
    ],
    // Files share their process and its packages: reading them anew for each takes longer than most of the tests.
    isolate: false,
    sequence: { sequencer: TestOrder },
    css: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than processors of the machines that run it: a file often waits for its database or for a child process.
    maxWorkers: 3,
    // What is waited for may take long on a machine with much else to do.
    expect: { poll: { timeout: 20_000 } },
  },
});
