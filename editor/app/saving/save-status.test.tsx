// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CommandContextContext } from '../../commands/command.ts';
import { openDisputedPage } from '../../testing/disputed-page.ts';
import { Toasts } from '../../ui/controls/toasts.tsx';
import { LanguageContext } from '../../ui/language/use-message.ts';
import { formatMessage } from '../../ui/messages/messages.ts';
import { setView, viewStore } from '../../ui/view/view-store.ts';
import { SaveStatus } from './save-status.tsx';

afterEach(() => {
  cleanup();
  setView({ dialog: null });
});

/** The state of saving and its notices, after Beto saved another heading than Ana. */
async function openDisputed() {
  const { editor, saver, dispute } = openDisputedPage();
  const context = {
    editor,
    saver,
    message: formatMessage.bind(undefined, 'es'),
    switchLanguage: () => {},
  };
  render(
    <LanguageContext value={{ language: 'es', setLanguage: () => {} }}>
      <CommandContextContext value={context}>
        <SaveStatus />
        <Toasts />
      </CommandContextContext>
    </LanguageContext>,
  );
  await act(dispute);
  return saver;
}

const notice = () => screen.queryByText(/Beto/);

it('tells of a collision with whose change it is, and leads to what settles it', async () => {
  await openDisputed();
  expect(notice()).not.toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(viewStore.getState().dialog).toBe('conflict');
});

it.each(['mine', 'theirs'] as const)(
  'takes the notice of a collision away once it is settled for %s',
  async (side) => {
    const saver = await openDisputed();
    expect(notice()).not.toBe(null);
    await act(async () => {
      const keys = saver.preview(new Map())?.conflicts.map(({ key }) => key) ?? [];
      expect(keys).toHaveLength(1);
      await saver.resolve(new Map(keys.map((key) => [key, side])));
    });
    expect(saver.store.getState().step).toBe('saved');
    expect(notice()).toBe(null);
  },
);
