import { expect, it } from 'vitest';
import {
  pageOf,
  step,
  type Tab,
  textOf,
  type,
  useSavingService,
} from '../testing/saving-service.ts';

const service = useSavingService();

async function crashed(text: string): Promise<Tab> {
  const tab = service.open();
  service.mishaps = ['cut'];
  type(tab, text);
  await tab.saver.flush();
  tab.saver.end();
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  return tab;
}

it('goes on with what a crash left in the browser', async () => {
  const { copies } = await crashed('Dos');
  const tab = service.open(copies);
  await tab.saver.recover(await copies.list(''));
  expect(textOf(tab)).toBe('Dos');
  expect(tab.saver.store.getState().notice).toMatchObject({ kind: 'recovered' });
  expect(await tab.saver.flush()).toBe(true);
  expect([service.stored, copies.kept.size]).toEqual([pageOf('Dos'), 0]);
});

/** A tab that is reloaded right after the last key, long before anything else is kept. */
async function reloaded(tab: Tab, text: string): Promise<Tab> {
  const { copies } = tab;
  type(tab, text.slice(0, 2));
  await expect.poll(() => copies.kept.size).toBe(1);
  type(tab, text);
  copies.isGone = true;
  tab.moments.onHide();
  tab.saver.end('unseen');
  return tab;
}

async function openAgain({ copies }: Tab): Promise<Tab> {
  copies.isGone = false;
  const again = service.open(copies);
  await again.saver.recover(await copies.list(''));
  return again;
}

it('has the whole text after a reload in the midst of typing, and asks nothing', async () => {
  const tab = await reloaded(service.open(), 'Sueldo fijo');
  await expect.poll(() => service.stored).toBe(pageOf('Sueldo fijo'));
  const again = await openAgain(tab);
  expect([textOf(again), again.saver.store.getState().notice]).toEqual(['Sueldo fijo', null]);
});

it('has it too where nothing that was sent on leaving arrived', async () => {
  const tab = service.open();
  service.mishaps = ['cut', 'cut'];
  await reloaded(tab, 'Sueldo fijo');
  await expect.poll(() => service.requests.length).toBe(1);
  const again = await openAgain(tab);
  expect(textOf(again)).toBe('Sueldo fijo');
  service.mishaps = [];
  expect(await again.saver.flush()).toBe(true);
  expect(service.stored).toBe(pageOf('Sueldo fijo'));
});

it('is in no conflict with what was sent on leaving and arrives after the reload', async () => {
  const tab = service.open();
  service.mishaps = ['cut'];
  await reloaded(tab, 'Sueldo fijo');
  await expect.poll(() => service.requests.length).toBe(1);
  const again = await openAgain(tab);
  service.stored = pageOf('Sueldo fijo');
  type(again, 'Sueldo fijo cada quincena');
  expect(await again.saver.flush()).toBe(true);
  expect([step(again), service.stored]).toEqual(['saved', pageOf('Sueldo fijo cada quincena')]);
});

it('is in none either where somebody else has saved on top of it', async () => {
  const tab = await reloaded(service.open(), 'Sueldo fijo');
  await expect.poll(() => service.stored).toBe(pageOf('Sueldo fijo'));
  service.stored = pageOf('Sueldo fijo', 'Suyo');
  const again = await openAgain(tab);
  expect([step(again) === 'conflict', textOf(again), textOf(again, 'b')]).toEqual([
    false,
    'Sueldo fijo',
    'Suyo',
  ]);
});

it('lets what a crash left be undone', async () => {
  const { copies } = await crashed('Dos');
  const tab = service.open(copies);
  await tab.saver.recover(await copies.list(''));
  tab.editor.page.undo();
  expect(await tab.saver.flush()).toBe(true);
  expect([service.stored, textOf(tab), copies.kept.size]).toEqual([pageOf('Uno'), 'Uno', 0]);
});

it('joins what a crash left with what others saved since', async () => {
  const { copies } = await crashed('Mío');
  service.stored = pageOf('Uno', 'Suyo');
  const tab = service.open(copies);
  await tab.saver.recover(await copies.list(''));
  await tab.saver.flush();
  expect(service.stored).toBe(pageOf('Mío', 'Suyo'));
});

it('asks where a crash left another value than others saved since', async () => {
  const { copies } = await crashed('Mío');
  service.stored = pageOf('Suyo');
  const tab = service.open(copies);
  await tab.saver.recover(await copies.list(''));
  expect([step(tab), textOf(tab)]).toEqual(['conflict', 'Mío']);
  expect(await tab.saver.flush()).toBe(false);
  expect([service.stored, copies.kept.size > 0]).toEqual([pageOf('Suyo'), true]);
  expect(await tab.saver.resolve(new Map())).toBe(true);
  expect([service.stored, copies.kept.size]).toEqual([pageOf('Mío'), 0]);
});

it('forgets copies of what the service has, without a word', async () => {
  const { copies } = await crashed('Dos');
  service.stored = pageOf('Dos');
  const tab = service.open(copies);
  await tab.saver.recover(await copies.list(''));
  expect([tab.saver.store.getState().notice, copies.kept.size]).toEqual([null, 0]);
});

it.each(['lost', 'cut'] as const)(
  'keeps that something was undone after its answer was %s',
  async (mishap) => {
    const tab = service.open();
    service.mishaps = [mishap];
    type(tab, 'Dos');
    expect(await tab.saver.flush()).toBe(false);
    tab.editor.page.undo();
    tab.saver.end();
    await expect.poll(() => [...tab.copies.kept.values()][0]?.text).toBe(pageOf('Uno'));
    const again = service.open(tab.copies);
    await again.saver.recover(await tab.copies.list(''));
    expect(await again.saver.flush()).toBe(true);
    expect([service.stored, textOf(again), tab.copies.kept.size]).toEqual([
      pageOf('Uno'),
      'Uno',
      0,
    ]);
  },
);
