// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openDisputedPage } from '../testing/disputed-page.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { setView, viewStore } from '../ui/view/view-store.ts';
import { SavingNotice } from './saving-notice.tsx';

afterEach(() => {
  cleanup();
  setView({ dialog: null });
});

it('leads from publishing to what both changed, and says nothing once that is settled', async () => {
  const { saver, dispute } = openDisputedPage();
  setView({ dialog: 'publish' });
  const flushed = { step: 'failed', retry: () => {} } as const;
  const show = (step: 'failed' | 'saved') => (
    <LanguageContext value={{ language: 'es', setLanguage: () => {} }}>
      <SavingNotice flushed={{ ...flushed, step }} isOvertaken={false} saver={saver} />
    </LanguageContext>
  );
  const { rerender } = render(show('failed'));
  await act(dispute);
  expect(screen.getByRole('alert').textContent).toContain('Alguien más cambió lo mismo que tú');
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(viewStore.getState().dialog).toBe('conflict');
  await act(async () => void (await saver.resolve(new Map())));
  rerender(show('saved'));
  expect(screen.queryByRole('alert')).toBe(null);
});
