import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
import { hasErrors } from '#schemas/problem.ts';
import type { SiteSummary } from '../api/site-summary.ts';
import { Button } from '../controls/button.tsx';
import { showToast } from '../controls/toast-store.ts';
import { ModalDialog } from '../dialogs/dialog.tsx';
import { FieldSourceContext } from '../inspector/field-source-context.ts';
import { useMessage } from '../language/use-message.ts';
import { saveSettingsOf } from './save-settings-of.ts';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-form.module.css';
import { SettingsSection } from './settings-section.tsx';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';
import { undoByKey } from './undo-by-key.ts';

interface SettingsFormProps {
  readonly site: SiteSummary;
  readonly editor: SettingsEditor;
  readonly onClose: () => void;
}

export function SettingsForm({ site, editor, onClose }: SettingsFormProps) {
  const message = useMessage();
  const panelId = useId();
  const [tab, setTab] = useState<SettingsTab>('theme');
  return (
    <ModalDialog
      title={message('settings.title', { site: site.name })}
      size="large"
      onClose={onClose}
      footer={<SettingsFooter site={site} editor={editor} tab={tab} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it */}
      <div className={styles.form} onKeyDown={(event) => undoByKey(event, editor.store)}>
        <div
          role="tablist"
          aria-orientation="vertical"
          className={styles.tabs}
          aria-label={message('settings.tabs')}
        >
          {SETTINGS_TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${panelId}-${name}`}
              aria-selected={name === tab}
              aria-controls={panelId}
              tabIndex={name === tab ? 0 : -1}
              className={styles.tab}
              onClick={() => setTab(name)}
              onKeyDown={(event) => moveTab(event, name, setTab)}
            >
              {message(`settings.tab.${name}`)}
            </button>
          ))}
        </div>
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={`${panelId}-${tab}`}
          className={styles.panel}
        >
          <FieldSourceContext value={editor.source}>
            <SettingsSection key={tab} tab={tab} site={site} editor={editor} />
          </FieldSourceContext>
        </div>
      </div>
    </ModalDialog>
  );
}

interface SettingsFooterProps extends Omit<SettingsFormProps, 'onClose'> {
  readonly tab: SettingsTab;
}

function SettingsFooter({ site, editor, tab }: SettingsFooterProps) {
  const message = useMessage();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const state = useSyncExternalStore(
    (notify) => editor.store.subscribe('', notify),
    editor.store.state,
  );
  const isChanged = editor.isChanged();
  const blocked = hasErrors(editor.source.problems());
  const save = async () => {
    setSaving(true);
    const outcome = await saveSettingsOf(site.siteId, editor);
    setSaving(false);
    await queries.invalidateQueries({ queryKey: ['site', site.siteId] });
    showToast({
      text: message(`settings.${outcome}`),
      tone: outcome === 'saved' ? 'info' : 'warning',
    });
  };
  return (
    <>
      <p className={styles.status} role="status">
        {blocked && message('settings.blocked')}
        {!blocked && message(statusKey(tab, isChanged))}
      </p>
      {isChanged && (
        <Button onClick={() => editor.store.replace(editor.saved().site, 'edit.restore')}>
          {message('settings.revert')}
        </Button>
      )}
      <Button
        key={state.id}
        variant="primary"
        isDisabled={!isChanged || blocked || isSaving}
        onClick={() => void save()}
      >
        {message(isSaving ? 'settings.saving' : 'settings.save')}
      </Button>
    </>
  );
}

/** Headers and footers are applied by themselves: they are no settings. */
function statusKey(tab: SettingsTab, isChanged: boolean) {
  if (isChanged) return 'settings.changed';
  return tab === 'frame' ? 'settings.frame.own' : 'settings.unchanged';
}

function moveTab(event: KeyboardEvent, from: SettingsTab, go: (tab: SettingsTab) => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const at = (SETTINGS_TABS.indexOf(from) + step + SETTINGS_TABS.length) % SETTINGS_TABS.length;
  const next = SETTINGS_TABS[at];
  const { parentElement } = event.currentTarget;
  const target = parentElement?.children[at];
  if (next === undefined || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  go(next);
  target.focus();
}
