import { expect, it, vi } from 'vitest';
import { serialiseSite } from '#schemas/parse/serialise-site.ts';
import { exampleSite } from '#schemas/testing/documents.ts';
import { keepSettings, keptSettings } from './settings-dialog.tsx';
import { openSettings } from './settings-editor.ts';

function open() {
  const editor = openSettings({ text: serialiseSite(exampleSite()), etag: '"1"' });
  if (!editor.ok) throw new Error('The settings of this test cannot be read.');
  return editor.value;
}

it('is not made of a text that is no site', () => {
  expect(openSettings({ text: '{', etag: '"1"' }).ok).toBe(false);
});

it('makes one step of what is typed in one field, until it is left', () => {
  const { source, store } = open();
  source.write('/name', 'O', true);
  source.write('/name', 'Ot', true);
  source.endStep();
  source.write('/name', 'Otro', true);
  store.undo();
  expect(source.read('/name')).toBe('Ot');
  store.undo();
  expect(source.read('/name')).toBe('Demo');
});

it('is unchanged once everything is as it was', () => {
  const editor = open();
  editor.source.write('/name', 'Otro');
  editor.source.write('/name', 'Demo');
  expect(editor.isChanged()).toBe(false);
});

it('finds wrong values and colours that cannot be read, and forgets them once they are mended', () => {
  const { source } = open();
  const told = vi.fn();
  source.subscribeProblems(told);
  source.write('/theme/colors/ink', '#eeeefe');
  expect(source.problems()).toContainEqual(
    expect.objectContaining({ code: 'contrast-low', pointer: '/theme/colors/ink' }),
  );
  source.write('/theme/colors/ink', 'rojo');
  expect(source.problems()).toContainEqual(
    expect.objectContaining({ severity: 'error', pointer: '/theme/colors/ink' }),
  );
  expect(told).toHaveBeenCalledTimes(2);
  source.write('/theme/colors/ink', '#112233');
  expect(source.problems().filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('is there again with what was not saved, for the agency alone whose site it is', () => {
  const editor = open();
  const site = { agencyId: 'uno', siteId: 'empleos' };
  keepSettings(site, editor);
  expect(keptSettings(site)).toBeUndefined();
  editor.source.write('/name', 'En secreto');
  expect(keptSettings(site)).toBe(editor);
  expect(keptSettings({ ...site, agencyId: 'dos' })).toBeUndefined();
});
