// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageContext } from '../ui/language/use-message.ts';
import { formatMessage } from '../ui/messages/messages.ts';
import { commands } from './commands.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

const SITE = { siteId: 'demo', agencyId: 'entregas', name: 'Demo', sitePrefix: '' };

afterEach(cleanup);

function open() {
  render(
    <LanguageContext value={{ language: 'es', setLanguage: () => {} }}>
      <ShortcutSheet site={SITE} onClose={() => {}} />
    </LanguageContext>,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  return { names, sheet: screen.getByRole('dialog', { hidden: true }) };
}

it('names the keys that put an item of a list into the one above, and take it out again', () => {
  const { sheet } = open();
  for (const key of ['rich-text.sink', 'rich-text.lift'] as const) {
    const term = within(sheet).getByText(formatMessage('es', key));
    expect(term.parentElement?.querySelector('kbd')?.textContent).toMatch(/Alt.*(?:→|←)/);
  }
});

it('names every command that has keys', () => {
  const { names } = open();
  for (const { label } of commands.filter(({ shortcuts }) => shortcuts !== undefined))
    expect(names.some((name) => name.startsWith(label.es))).toBe(true);
});
