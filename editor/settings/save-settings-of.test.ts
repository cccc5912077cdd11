import { afterEach, beforeEach, expect, it } from 'vitest';
import { serialiseSite } from '#schemas/parse/serialise-site.ts';
import { exampleSite } from '#schemas/testing/documents.ts';
import { loadSettings } from '../service/settings-api.ts';
import { saveSettingsOf } from './save-settings-of.ts';
import { openSettings, type SettingsEditor } from './settings-editor.ts';
import { openTestService, type TestService } from './settings-testing.ts';

let service: TestService;

beforeEach(() => {
  service = openTestService();
  service.stored.set('demo/settings', serialiseSite(exampleSite()));
});

afterEach(() => service.close());

async function open(): Promise<SettingsEditor> {
  const editor = openSettings(await loadSettings('demo'));
  if (!editor.ok) throw new Error('The stored settings cannot be read.');
  return editor.value;
}

const stored = () => JSON.parse(service.stored.get('demo/settings') ?? '');

it('saves what was changed, and then nothing is unsaved', async () => {
  const editor = await open();
  editor.source.write('/name', 'Otro nombre');
  expect(editor.isChanged()).toBe(true);
  expect(await saveSettingsOf('demo', editor)).toBe('saved');
  expect(stored().name).toBe('Otro nombre');
  expect(editor.isChanged()).toBe(false);
});

it('keeps as unsaved what is typed while it saves', async () => {
  const editor = await open();
  editor.source.write('/name', 'Uno');
  const saving = saveSettingsOf('demo', editor);
  editor.source.write('/name', 'Dos');
  expect(await saving).toBe('saved');
  expect(stored().name).toBe('Uno');
  expect(editor.isChanged()).toBe(true);
  expect(await saveSettingsOf('demo', editor)).toBe('saved');
  expect(stored().name).toBe('Dos');
});

it('takes in what somebody else saved meanwhile, and saves both at the second time', async () => {
  const mine = await open();
  const theirs = await open();
  mine.source.write('/name', 'El mío');
  theirs.source.write('/theme/colors/action', '#445566');
  theirs.source.write('/name', 'El suyo');
  expect(await saveSettingsOf('demo', theirs)).toBe('saved');
  expect(await saveSettingsOf('demo', mine)).toBe('merged');
  expect(mine.source.read('/theme/colors/action')).toBe('#445566');
  expect(stored().name).toBe('El suyo');
  expect(await saveSettingsOf('demo', mine)).toBe('saved');
  expect(stored()).toMatchObject({ name: 'El mío', theme: { colors: { action: '#445566' } } });
});

it('takes own steps alone back where something came in', async () => {
  const mine = await open();
  const theirs = await open();
  mine.source.write('/name', 'El mío');
  theirs.source.write('/theme/colors/action', '#445566');
  await saveSettingsOf('demo', theirs);
  await saveSettingsOf('demo', mine);
  mine.store.undo();
  expect(mine.source.read('/theme/colors/action')).toBe('#445566');
  expect(mine.source.read('/name')).toBe('Demo');
});

it.each([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'offline'],
  [503, 'offline'],
  // A conflict that does not say with what.
  [412, 'refused'],
])('keeps the changes where the service answers with %i', async (status, outcome) => {
  const editor = await open();
  editor.source.write('/name', 'Otro nombre');
  service.before.push(() => status);
  expect(await saveSettingsOf('demo', editor)).toBe(outcome);
  expect(editor.isChanged()).toBe(true);
  expect(await saveSettingsOf('demo', editor)).toBe('saved');
});

it('keeps the changes where what others saved cannot be read', async () => {
  const editor = await open();
  editor.source.write('/name', 'Otro nombre');
  service.stored.set('demo/settings', 'no es JSON');
  expect(await saveSettingsOf('demo', editor)).toBe('refused');
  expect(editor.source.read('/name')).toBe('Otro nombre');
});
