import type { SettingsEditor } from './settings-editor.ts';

const kept = new Map<string, SettingsEditor>();

/** Settings of a site that were changed and not saved. */
export function keptSettings(siteId: string): SettingsEditor | undefined {
  const editor = kept.get(siteId);
  return editor?.isChanged() ? editor : undefined;
}

export function keepSettings(siteId: string, editor: SettingsEditor): void {
  kept.set(siteId, editor);
}

/** A page that is closed would take them along. */
globalThis.addEventListener?.('beforeunload', (event) => {
  if ([...kept.values()].some((editor) => editor.isChanged())) event.preventDefault();
});
