import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { hasErrors } from '#schemas/problems/problem.ts';
import { readPage } from '../document/read-page.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { FieldList } from '../forms/field/field-list.tsx';
import { FieldSourceContext } from '../forms/field/field-source-context.ts';
import { historyByKey } from '../forms/field/history-by-key.ts';
import { FieldForm } from '../forms/field-form.tsx';
import { useContentApi } from '../service/content-api-context.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import type { FrameOutcomes } from './apply-frame-part.ts';
import { ContrastTable } from './contrast-table.tsx';
import { framePartKey, gatherFrameParts } from './frame-part.ts';
import { FramePartForm } from './frame-part-form.tsx';
import { FrameReport } from './frame-report.tsx';
import frameSettingsStyles from './frame-settings.module.css';
import { MessageTable } from './message-table.tsx';
import { saveSettingsOf } from './save-settings-of.ts';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-form.module.css';
import { FIELDS_OF_TAB, SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';
import settingsSectionStyles from './theme-settings.module.css';

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
      <div className={styles.form} onKeyDown={(event) => historyByKey(event, editor.store)}>
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
  const {
    handleSubmit,
    formState: { isSubmitting },
  } = useForm();
  const state = useSyncExternalStore(
    (notify) => editor.store.subscribe('', notify),
    editor.store.state,
  );
  const isChanged = editor.isChanged();
  const blocked = hasErrors(editor.source.problems());
  const save = handleSubmit(async () => {
    const outcome = await saveSettingsOf(site.siteId, editor);
    await queries.invalidateQueries({ queryKey: ['site', site.siteId] });
    showToast({
      text: message(`settings.${outcome}`),
      tone: outcome === 'saved' ? 'info' : 'warning',
    });
  });
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
        isDisabled={!isChanged || blocked || isSubmitting}
        onClick={() => void save()}
      >
        {message(isSubmitting ? 'settings.saving' : 'settings.save')}
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

interface SettingsSectionProps {
  readonly tab: SettingsTab;
  readonly site: SiteSummary;
  readonly editor: SettingsEditor;
}

/** One part of the settings. */
function SettingsSection({ tab, site, editor }: SettingsSectionProps) {
  const names = FIELDS_OF_TAB[tab];
  return (
    <>
      {names && (
        <FieldForm source={editor.source}>
          <FieldList fields={siteFields(names)} pointer="" />
        </FieldForm>
      )}
      {tab === 'theme' && <ThemeSettings editor={editor} />}
      {tab === 'frame' && <FrameSettings site={site} />}
      {tab === 'messages' && <MessageTable />}
    </>
  );
}

function siteFields(names: readonly string[]): readonly FieldSchema[] {
  const fields = objectSchemaOf('Site')?.fields ?? [];
  return fields.filter(({ name }) => names.includes(name));
}

/** Colours in a grid with how well they read on each other, then everything else of the theme. */
function ThemeSettings({ editor }: { readonly editor: SettingsEditor }) {
  const colors = objectSchemaOf('ThemeColors')?.fields ?? [];
  const others = objectSchemaOf('Theme')?.fields.filter(({ name }) => name !== 'colors') ?? [];
  const site = useSyncExternalStore(
    (notify) => editor.store.subscribe('theme', notify),
    editor.store.state,
  );
  return (
    <FieldForm source={editor.source}>
      <div className={settingsSectionStyles.colors}>
        <FieldList fields={colors} pointer="/theme/colors" />
      </div>
      <ContrastTable site={site} />
      <div className={settingsSectionStyles.others}>
        <FieldList fields={others} pointer="/theme" />
      </div>
    </FieldForm>
  );
}

/** The headers and footers of a site's pages, each changed once for all pages that have it. */
function FrameSettings({ site }: { readonly site: SiteSummary }) {
  const message = useMessage();
  const { data: parts, error, refetch } = useFrameParts(site.siteId);
  const [outcomes, setOutcomes] = useState<FrameOutcomes | null>(null);
  const tell = (next: FrameOutcomes) => {
    setOutcomes(next);
    if (![...next.values()].includes('failed')) void refetch();
  };
  return (
    <>
      <p className={frameSettingsStyles.intro}>{message('settings.frame.text')}</p>
      {outcomes && <FrameReport siteId={site.siteId} outcomes={outcomes} onChange={setOutcomes} />}
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {!parts && !error && <p role="status">{message('settings.frame.loading')}</p>}
      {parts?.map((part) => (
        <FramePartForm key={framePartKey(part)} site={site} part={part} onApplied={tell} />
      ))}
      {parts?.length === 0 && <p role="status">{message('settings.frame.none')}</p>}
    </>
  );
}

/** Reads every page of the site; the open one as it is on the screen. */
function useFrameParts(siteId: string) {
  const api = useContentApi();
  const editor = usePageEditor();
  return useQuery({
    queryKey: ['frame-parts', siteId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const summaries = await api.listPages(siteId, signal);
      const pages = await Promise.all(
        summaries.map(async ({ id }) => {
          if (id === editor.pageId) return editor.page.state();
          const page = readPage((await api.loadPage(siteId, id, signal)).text);
          return page.ok ? page.value : undefined;
        }),
      );
      return gatherFrameParts(pages.filter((page) => page !== undefined));
    },
  });
}
