import { expect } from 'vitest';

// Set up before each test file, in which both languages are ready as in an editor that runs. Other tests have no use
// for the texts.
if (expect.getState().testPath?.includes('/editor/')) {
  const { loadLaterMessages, loadMessages } = await import('./messages.ts');
  await Promise.all([loadMessages('es'), loadMessages('en')]);
  await loadLaterMessages();
}
