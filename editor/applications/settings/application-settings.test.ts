import { expect, it } from 'vitest';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { joinSettings } from './join-settings.ts';
import { judgeSettings } from './judge-settings.ts';
import { freeId, moved } from './list-changes.ts';
import { SettingsDraft } from './settings-draft.ts';

const BASE = DEFAULT_APPLICATION_SETTINGS;

it('what two people changed beside each other is joined', () => {
  const ours = { ...BASE, retentionDays: 90 };
  const theirs = { ...BASE, dropOffHours: 48 };
  expect(joinSettings({ base: BASE, ours, theirs })).toEqual({
    joined: { ...BASE, retentionDays: 90, dropOffHours: 48 },
    disputed: [],
  });
});

it('what both changed to something else is ours until somebody decides', () => {
  const draft = new SettingsDraft({ settings: BASE, etag: '"1"' });
  draft.change({ retentionDays: 90, templates: [] });
  const theirs = { settings: { ...BASE, retentionDays: 30, templates: [] }, etag: '"2"' };
  expect(draft.putOn(theirs)).toEqual(['retentionDays']);
  expect(draft.store.getState().changed.retentionDays).toBe(90);
  draft.takeTheirs(['retentionDays']);
  expect(draft.isChanged()).toBe(false);
});

it('what was changed while it was being saved stays changed', () => {
  const draft = new SettingsDraft({ settings: BASE, etag: '"1"' });
  draft.change({ retentionDays: 90 });
  const sent = draft.store.getState().changed;
  draft.change({ retentionDays: 91 });
  draft.wasSaved({ settings: sent, etag: '"2"' });
  expect(draft.isChanged()).toBe(true);
  expect(draft.store.getState().changed.retentionDays).toBe(91);
});

it('names what cannot be saved, by its field', () => {
  const [step] = BASE.steps;
  const templates = [
    { id: 'a', name: ' ', text: 'Hola {nombre} {telefono}' },
    { id: 'b', name: 'B', text: 'Hola {nombre}, sobre {vacante} en {ciudad}' },
  ];
  const steps = [{ id: step?.id ?? '', name: '' }];
  const times = { dropOffHours: Number.NaN, retentionDays: 3651 };
  expect([...judgeSettings({ ...BASE, steps, templates, ...times })]).toEqual([
    ['step nueva', 'empty'],
    ['template-name a', 'empty'],
    ['template-text a', 'unknown-word'],
    ['dropOffHours', 'hours'],
    ['retentionDays', 'days'],
  ]);
});

it('moves an item one place, and finds an id that is free', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(freeId('etapa', [{ id: 'etapa' }, { id: 'etapa-2' }])).toBe('etapa-3');
});
