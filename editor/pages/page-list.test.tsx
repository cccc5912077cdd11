// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PageNumbers } from '#schemas/api/recruiting/results.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { listedPage } from '../testing/listed-page.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { PageList } from './page-list.tsx';
import type { PageActions } from './use-page-actions.ts';

afterEach(cleanup);

/** Shows a list, and gives what was asked for as `remove a`. */
function show(pages: readonly ListedPage[], numbers?: ReadonlyMap<string, PageNumbers>) {
  const asked: string[] = [];
  const ask = (name: string) => (one: ListedPage) => void asked.push(`${name} ${one.id}`);
  const actions: PageActions = {
    open: ask('open'),
    duplicate: ask('duplicate'),
    rename: ask('rename'),
    exportFile: ask('export'),
    showResults: ask('results'),
    unpublish: ask('unpublish'),
    remove: ask('remove'),
  };
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <PageList
        siteId="s"
        pages={pages}
        numbers={numbers}
        currentId="a"
        actions={actions}
        onChoose={() => void asked.push('choose')}
      />
    </LanguageContext>,
  );
  return asked;
}

const link = (id: string) => screen.getByRole('link', { name: new RegExp(`Page ${id}`) });
const button = (id: string) => screen.getByRole('button', { name: `Actions for “Page ${id}”` });
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

it('says in words what visitors see of a page', () => {
  show([
    listedPage('a'),
    listedPage('b', { status: 'draft' }),
    listedPage('c', { status: 'changed' }),
  ]);
  expect(link('a').textContent).toContain('Published');
  expect(link('b').textContent).toContain('Draft');
  expect(link('c').textContent).toContain('With changes');
});

it('marks what is planned, and what did not happen', () => {
  const plan = { action: 'publish', at: '2026-12-03T15:00:00Z', by: 'Ana' } as const;
  show([
    listedPage('a', { schedules: [{ ...plan, failure: null }] }),
    listedPage('b', { schedules: [{ ...plan, failure: 'link-dead' }] }),
  ]);
  expect(screen.getByRole('img', { name: /^Goes live: Dec 3, 2026.* GMT/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Was not published/ })).toBeTruthy();
});

it('offers what can be done with a page in its menu', () => {
  const asked = show([listedPage('a'), listedPage('b')]);
  fireEvent.click(button('b'));
  expect(document.activeElement).toBe(screen.getAllByRole('menuitem')[0]);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Duplicate/ }));
  expect(asked).toEqual(['duplicate b']);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('takes only what is on the site off it', () => {
  show([listedPage('a', { status: 'draft' })]);
  fireEvent.contextMenu(link('a'));
  expect(items()).not.toContain('Take off the site');
  cleanup();
  show([listedPage('a', { status: 'changed' })]);
  fireEvent.contextMenu(link('a'));
  expect(items()).toContain('Take off the site');
});

it('leads through the menu by keys and gives the focus back', () => {
  const asked = show([listedPage('a')]);
  button('a').focus();
  fireEvent.click(button('a'));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Change title');
  press('End');
  expect(document.activeElement?.textContent).toContain('Delete');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Open');
  press('e');
  expect(document.activeElement?.textContent).toContain('Export');
  press('Escape');
  expect(document.activeElement).toBe(button('a'));
  expect(asked).toEqual([]);
});

it('renames and deletes by keys of their own, and moves by arrows', () => {
  const asked = show([listedPage('a'), listedPage('b')]);
  link('a').focus();
  fireEvent.keyDown(link('a'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link('b'));
  fireEvent.keyDown(link('b'), { key: 'F2' });
  fireEvent.keyDown(link('b'), { key: 'Delete' });
  fireEvent.keyDown(link('b'), { key: 'Delete', repeat: true });
  expect(asked).toEqual(['rename b', 'remove b']);
});

it('leads to the first and the last page by Home and End', () => {
  show([listedPage('a'), listedPage('b'), listedPage('c')]);
  link('a').focus();
  fireEvent.keyDown(link('a'), { key: 'End' });
  expect(document.activeElement).toBe(link('c'));
  fireEvent.keyDown(link('c'), { key: 'Home' });
  expect(document.activeElement).toBe(link('a'));
});

it('opens the results of a page from its numbers and from its menu', () => {
  const numbers = new Map([['b', { pageId: 'b', views: 12, applications: 0 }]]);
  const asked = show([listedPage('a'), listedPage('b')], numbers);
  fireEvent.click(screen.getByRole('img', { name: /^12 views/ }));
  fireEvent.click(button('a'));
  fireEvent.click(screen.getByRole('menuitem', { name: 'See its results' }));
  expect(asked).toEqual(['results b', 'results a']);
});
