import { expect, it } from 'vitest';
import { etagOf, pageOf, step, textOf, type, useSavingService } from '../testing/saving-service.ts';

const service = useSavingService();

it('saves by itself a moment after the last change', async () => {
  const tab = service.open();
  type(tab, 'Dos');
  expect(step(tab)).toBe('pending');
  await expect.poll(() => step(tab)).toBe('saved');
  expect(service.stored).toBe(pageOf('Dos'));
  expect(service.requests).toEqual(['PUT draft']);
  expect(tab.saver.store.getState()).toMatchObject({
    etag: etagOf(service.stored),
    isKeptLocally: true,
  });
});

it('sends nothing where nothing changed in the end', async () => {
  const tab = service.open();
  type(tab, 'Dos');
  tab.editor.page.undo();
  expect(await tab.saver.flush()).toBe(true);
  expect([step(tab), service.requests]).toEqual(['saved', []]);
});

it('keeps changes in the browser at once and lets go of them when the service has them', async () => {
  const tab = service.open();
  type(tab, 'Dos');
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  expect([...tab.copies.kept.values()][0]).toMatchObject({
    baseText: pageOf('Uno'),
    baseEtag: etagOf(pageOf('Uno')),
    text: pageOf('Dos'),
  });
  await tab.saver.flush();
  expect(tab.copies.kept.size).toBe(0);
});

it('loses nothing that is typed while it saves, one request at a time', async () => {
  const tab = service.open();
  service.mishaps = [async () => type(tab, 'Dos y medio')];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(true);
  expect(service.stored).toBe(pageOf('Dos y medio'));
  await Promise.all([tab.saver.flush(), tab.saver.refresh(), tab.saver.flush()]);
  expect(service.mostAtOnce).toBe(1);
});

it('finds no conflict with itself after a lost answer, also when typing went on', async () => {
  const tab = service.open();
  service.mishaps = ['lost'];
  type(tab, 'Dos');
  const saving = tab.saver.flush();
  await expect.poll(() => service.stored).toBe(pageOf('Dos'));
  expect(await saving).toBe(false);
  expect(step(tab)).toBe('offline');
  type(tab, 'Dos y más');
  tab.moments.onBack();
  await expect.poll(() => step(tab)).toBe('saved');
  expect(service.stored).toBe(pageOf('Dos y más'));
  expect(tab.saver.store.getState().notice).toBeNull();
});

it.each([
  ['cut', 'saving.reason.unreachable'],
  [503, 'saving.reason.failed'],
  [429, 'saving.reason.busy'],
] as const)('tries again by itself after %s', async (mishap, reason) => {
  const tab = service.open();
  service.mishaps = [mishap];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect(tab.saver.store.getState()).toMatchObject({ step: 'offline', reason });
  await expect.poll(() => step(tab)).toBe('saved');
  expect(service.stored).toBe(pageOf('Dos'));
});

it('joins what somebody else saved in another field, which undo leaves as it is', async () => {
  const tab = service.open();
  service.stored = pageOf('Uno', 'Suyo');
  type(tab, 'Mío');
  expect(await tab.saver.flush()).toBe(true);
  expect(service.stored).toBe(pageOf('Mío', 'Suyo'));
  expect(tab.saver.store.getState().notice).toMatchObject({ kind: 'merged', by: 'Luis' });
  tab.editor.page.undo();
  expect([textOf(tab), textOf(tab, 'b')]).toEqual(['Uno', 'Suyo']);
});

it('takes out what came in when asked to, and keeps what was done since', async () => {
  const tab = service.open();
  service.stored = pageOf('Uno', 'Suyo');
  type(tab, 'Mío');
  await tab.saver.flush();
  const { notice } = tab.saver.store.getState();
  type(tab, 'Mío después');
  if (notice?.kind === 'merged') await tab.saver.takeBack(notice);
  expect([textOf(tab), textOf(tab, 'b')]).toEqual(['Mío después', 'Dos']);
});

it('waits for a choice where both changed one field, and overwrites neither', async () => {
  const tab = service.open();
  service.stored = pageOf('Suyo');
  type(tab, 'Mío');
  expect(await tab.saver.flush()).toBe(false);
  expect([step(tab), service.stored, textOf(tab)]).toEqual(['conflict', pageOf('Suyo'), 'Mío']);
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  const [conflict] = tab.saver.preview(new Map())?.conflicts ?? [];
  expect(conflict).toMatchObject({ pointer: '/content/text', mine: 'Mío', theirs: 'Suyo' });
  expect(await tab.saver.resolve(new Map([[conflict?.key ?? '', 'theirs']]))).toBe(true);
  expect([step(tab), service.stored, textOf(tab)]).toEqual(['saved', pageOf('Suyo'), 'Suyo']);
  tab.editor.page.undo();
  expect(textOf(tab)).toBe('Mío');
});

it('needs no choice any more once my part is undone', async () => {
  const tab = service.open();
  service.stored = pageOf('Suyo');
  type(tab, 'Mío');
  await tab.saver.flush();
  tab.editor.page.undo();
  expect(await tab.saver.flush()).toBe(true);
  expect(textOf(tab)).toBe('Suyo');
});

it('takes in what others saved while nothing is typed', async () => {
  const tab = service.open();
  service.stored = pageOf('Suyo');
  tab.presence.onSaved();
  await expect.poll(() => textOf(tab)).toBe('Suyo');
  await expect.poll(() => step(tab)).toBe('saved');
  expect(service.requests).toEqual(['GET home']);
});

it('waits for signing in, then goes on', async () => {
  const tab = service.open();
  service.mishaps = [401];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect([step(tab), tab.refusals.length]).toEqual(['signed-out', 1]);
  type(tab, 'Dos y más');
  tab.saver.resume();
  await expect.poll(() => step(tab)).toBe('saved');
  expect(service.stored).toBe(pageOf('Dos y más'));
});

it('brings a page back that was deleted meanwhile', async () => {
  const tab = service.open();
  service.isInBin = true;
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect(step(tab)).toBe('missing');
  expect(await tab.saver.bringBack()).toBe(true);
  expect(service.stored).toBe(pageOf('Dos'));
});

it('tells what the service refuses, and tries again after the next change', async () => {
  const tab = service.open();
  service.mishaps = [413];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect(tab.saver.store.getState()).toMatchObject({
    step: 'refused',
    reason: 'saving.reason.too-large',
  });
  type(tab, 'Tres');
  expect(step(tab)).toBe('pending');
  expect(await tab.saver.flush()).toBe(true);
});

it('saves with full storage, says so, and asks before the tab goes while something is in neither place', async () => {
  const tab = service.open();
  tab.copies.isFull = true;
  expect(tab.moments.mustAsk()).toBe(false);
  type(tab, 'Dos');
  await expect.poll(() => tab.saver.store.getState().isKeptLocally).toBe(false);
  expect(tab.moments.mustAsk()).toBe(true);
  expect(await tab.saver.flush()).toBe(true);
  expect(tab.moments.mustAsk()).toBe(false);
});

it('keeps and sends what is unsaved when the tab is hidden', async () => {
  const tab = service.open();
  type(tab, 'Dos');
  tab.moments.onHide();
  await expect.poll(() => service.stored).toBe(pageOf('Dos'));
});

it('keeps nothing of what was undone before it was saved', async () => {
  const tab = service.open();
  type(tab, 'Dos');
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  tab.editor.page.undo();
  tab.moments.onHide();
  // Before the pause of a draft is over.
  await expect.poll(() => tab.copies.kept.size, { timeout: 500 }).toBe(0);
});

it('goes on saving after the page was left, and ends then', async () => {
  const tab = service.open();
  service.mishaps = [503];
  type(tab, 'Dos');
  await tab.saver.leave();
  expect(service.stored).toBe(pageOf('Dos'));
});

it('says that work outlives the tab where the service or at least the browser has it', async () => {
  const tab = service.open();
  type(tab, 'Dos');
  expect([await tab.saver.secure(), service.stored]).toEqual([true, pageOf('Dos')]);
  service.mishaps = [503];
  type(tab, 'Tres');
  expect([await tab.saver.secure(), tab.copies.kept.size]).toEqual([true, 1]);
  tab.copies.isFull = true;
  service.mishaps = [503];
  type(tab, 'Cuatro');
  expect(await tab.saver.secure()).toBe(false);
});
