import { createPart } from '../../ui/parts/create-part.tsx';

export const SettingsPart = createPart(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
);
