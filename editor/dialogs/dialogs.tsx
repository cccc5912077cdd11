import type { ComponentType } from 'react';
import { useMessage } from '../language/use-message.ts';
import { createPart, type Part } from '../parts/create-part.tsx';
import { type FailedPartProps, PartFailure } from '../parts/part-failure.tsx';
import { loadMerging } from '../saving/load-merging.ts';
import { useView } from '../view/use-view.ts';
import type { DialogName } from '../view/view-store.ts';
import { ModalDialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Loaded when they are opened for the first time, or ahead. */
const DIALOGS: Readonly<Record<DialogName, Part<DialogProps>>> = {
  assets: dialog(async () => (await import('../assets/asset-dialog.tsx')).AssetDialog),
  commands: dialog(async () => (await import('../commands/command-palette.tsx')).CommandPalette),
  conflict: dialog(async () => (await import('../saving/conflict-dialog.tsx')).ConflictDialog),
  import: dialog(async () => (await import('../transfer/import-dialog.tsx')).ImportDialog),
  'new-page': dialog(async () => (await import('../pages/new-page-dialog.tsx')).NewPageDialog),
  preview: dialog(async () => (await import('../preview/preview-dialog.tsx')).PreviewDialog),
  publish: dialog(async () => (await import('../publishing/publish-dialog.tsx')).PublishDialog),
  'rename-page': dialog(
    async () => (await import('../pages/rename-page-dialog.tsx')).RenamePageDialog,
  ),
  settings: dialog(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog),
  shortcuts: dialog(async () => (await import('../commands/shortcut-sheet.tsx')).ShortcutSheet),
  versions: dialog(async () => {
    // What is restored can be taken back.
    await loadMerging();
    return (await import('../versions/versions-dialog.tsx')).VersionsDialog;
  }),
  weight: dialog(async () => (await import('../weight/weight-dialog.tsx')).WeightDialog),
};

/** Load the dialogs before they are opened. */
export const dialogLoads = Object.values(DIALOGS).map(({ load }) => load);

/** The dialog that is open, if any. */
export function OpenDialog({ site, onClose }: DialogProps) {
  const name = useView((view) => view.dialog);
  if (name === null) return null;
  const Dialog = DIALOGS[name];
  return <Dialog site={site} onClose={onClose} />;
}

function dialog(importDialog: () => Promise<ComponentType<DialogProps>>): Part<DialogProps> {
  return createPart(importDialog, FailedDialog);
}

function FailedDialog({ onClose, onRetry }: DialogProps & FailedPartProps) {
  const message = useMessage();
  return (
    <ModalDialog title={message('brand')} size="small" onClose={onClose}>
      <PartFailure onRetry={onRetry} />
    </ModalDialog>
  );
}
