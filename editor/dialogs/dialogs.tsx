import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useView } from '../view/use-view.ts';
import type { DialogName } from '../view/view-store.ts';
import type { DialogProps } from './dialog-props.ts';

type Dialog = LazyExoticComponent<ComponentType<DialogProps>>;

/** Loaded when they are opened for the first time. */
const DIALOGS: Readonly<Record<DialogName, Dialog>> = {
  assets: lazy(async () => ({ default: (await import('../assets/asset-dialog.tsx')).AssetDialog })),
  commands: lazy(async () => ({
    default: (await import('../commands/command-palette.tsx')).CommandPalette,
  })),
  conflict: lazy(async () => ({
    default: (await import('../saving/conflict-dialog.tsx')).ConflictDialog,
  })),
  import: lazy(async () => ({
    default: (await import('../transfer/import-dialog.tsx')).ImportDialog,
  })),
  'new-page': lazy(async () => ({
    default: (await import('../pages/new-page-dialog.tsx')).NewPageDialog,
  })),
  preview: lazy(async () => ({
    default: (await import('../preview/preview-dialog.tsx')).PreviewDialog,
  })),
  publish: lazy(async () => ({
    default: (await import('../publishing/publish-dialog.tsx')).PublishDialog,
  })),
  'rename-page': lazy(async () => ({
    default: (await import('../pages/rename-page-dialog.tsx')).RenamePageDialog,
  })),
  settings: lazy(async () => ({
    default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await import('../commands/shortcut-sheet.tsx')).ShortcutSheet,
  })),
  versions: lazy(async () => ({
    default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
  })),
  weight: lazy(async () => ({
    default: (await import('../weight/weight-dialog.tsx')).WeightDialog,
  })),
};

/** The dialog that is open, if any. */
export function OpenDialog({ site, onClose }: DialogProps) {
  const name = useView((view) => view.dialog);
  if (name === null) return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog site={site} onClose={onClose} />
    </Suspense>
  );
}
