import type { FieldSchema } from '#schemas/field-schema.ts';
import { objectSchemaOf } from '#schemas/field-schemas.ts';
import type { SiteSummary } from '../api/site-summary.ts';
import { FieldForm } from '../inspector/field-form.tsx';
import { FieldList } from '../inspector/field-list.tsx';
import { FrameSettings } from './frame-settings.tsx';
import { MessageTable } from './message-table.tsx';
import type { SettingsEditor } from './settings-editor.ts';
import { FIELDS_OF_TAB, type SettingsTab } from './settings-tabs.ts';
import { ThemeSettings } from './theme-settings.tsx';

export interface SettingsSectionProps {
  readonly tab: SettingsTab;
  readonly site: SiteSummary;
  readonly editor: SettingsEditor;
}

/** One part of the settings. */
export function SettingsSection({ tab, site, editor }: SettingsSectionProps) {
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
