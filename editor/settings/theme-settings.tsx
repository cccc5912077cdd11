import { useSyncExternalStore } from 'react';
import { objectSchemaOf } from '#schemas/field-schemas.ts';
import { FieldForm } from '../inspector/field-form.tsx';
import { FieldList } from '../inspector/field-list.tsx';
import { ContrastTable } from './contrast-table.tsx';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './theme-settings.module.css';

/** Colours in a grid with how well they read on each other, then everything else of the theme. */
export function ThemeSettings({ editor }: { readonly editor: SettingsEditor }) {
  const colors = objectSchemaOf('ThemeColors')?.fields ?? [];
  const others = objectSchemaOf('Theme')?.fields.filter(({ name }) => name !== 'colors') ?? [];
  const site = useSyncExternalStore(
    (notify) => editor.store.subscribe('theme', notify),
    editor.store.state,
  );
  return (
    <FieldForm source={editor.source}>
      <div className={styles.colors}>
        <FieldList fields={colors} pointer="/theme/colors" />
      </div>
      <ContrastTable site={site} />
      <div className={styles.others}>
        <FieldList fields={others} pointer="/theme" />
      </div>
    </FieldForm>
  );
}
