import { type ComponentType, useContext, useEffect } from 'react';
import { PageEditorContext } from '../document/store/page-editor-context.ts';
import { loadMerging } from '../drafts/load-merging.ts';
import { keepKeysUntil } from '../ui/controls/keys-ahead.ts';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { loadLaterMessages, loadMessages } from '../ui/messages/messages.ts';
import { createPart, type Part } from '../ui/parts/create-part.tsx';
import { type FailedPartProps, PartFailure } from '../ui/parts/part-failure.tsx';
import { type DialogName, useView } from '../ui/view/view-store.ts';

/** Loaded when they are opened for the first time, or ahead. */
const DIALOGS: Readonly<Record<DialogName, Part<DialogProps>>> = {
  assets: dialog(async () => (await import('../assets/asset-dialog.tsx')).AssetDialog),
  commands: dialog(async () => (await import('./command-palette.tsx')).CommandPalette),
  conflict: dialog(async () => (await import('./saving/conflict-dialog.tsx')).ConflictDialog),
  import: dialog(async () => (await import('../transfer/import-dialog.tsx')).ImportDialog),
  'new-page': dialog(async () => {
    // What it proposes for visitors is in the language of the site, not of the editor.
    await Promise.all([loadMessages('es'), loadMessages('en')]);
    await loadLaterMessages();
    return (await import('../pages/new-page-dialog.tsx')).NewPageDialog;
  }),
  preview: dialog(
    async () => (await import('../publishing/preview/preview-dialog.tsx')).PreviewDialog,
  ),
  publish: dialog(async () => (await import('../publishing/publish-dialog.tsx')).PublishDialog),
  'rename-page': dialog(
    async () => (await import('../pages/rename-page-dialog.tsx')).RenamePageDialog,
  ),
  reports: dialog(async () => (await import('../reports/reports-dialog.tsx')).ReportsDialog),
  settings: dialog(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog),
  shortcuts: dialog(async () => (await import('../commands/shortcut-sheet.tsx')).ShortcutSheet),
  versions: dialog(async () => {
    // What is restored can be taken back.
    await loadMerging();
    return (await import('../publishing/versions/versions-dialog.tsx')).VersionsDialog;
  }),
  weight: dialog(async () => (await import('../checks/weight/weight-dialog.tsx')).WeightDialog),
};

/** Load the dialogs before they are opened. */
export const dialogLoads = Object.values(DIALOGS).map(({ load }) => load);

/** What can be done where no page is open: before one is loaded, or where it does not open. */
const WITHOUT_PAGE: ReadonlySet<DialogName> = new Set(['import', 'new-page']);

export interface OpenDialogProps extends DialogProps {
  /** A page is being loaded: a dialog about it waits. */
  readonly isPageComing: boolean;
}

/** The dialog that is open, if any. */
export function OpenDialog(props: OpenDialogProps) {
  const name = useView((view) => view.dialog);
  return name === null ? null : <NamedDialog key={name} name={name} {...props} />;
}

interface NamedDialogProps extends OpenDialogProps {
  readonly name: DialogName;
}

function NamedDialog({ name, site, isPageComing, onClose }: NamedDialogProps) {
  const editor = useContext(PageEditorContext);
  const isAboutPage = !WITHOUT_PAGE.has(name);
  const isDue = editor !== null || !isAboutPage;
  const isInVain = !isDue && !isPageComing;
  useKeysAhead(onClose);
  useEffect(() => {
    if (isInVain) onClose();
  }, [isInVain, onClose]);
  if (!isDue) return null;
  const Dialog = DIALOGS[name];
  return <Dialog key={isAboutPage ? editor?.pageId : undefined} site={site} onClose={onClose} />;
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

/**
 * What is typed before the dialog has come is for the dialog.
 * @param onCancel Escape was pressed before it opened
 */
function useKeysAhead(onCancel: () => void): void {
  useEffect(
    () => (openDialog() === null ? keepKeysUntil(openDialog, { onCancel }) : undefined),
    [onCancel],
  );
}

function openDialog(): Element | null {
  return document.querySelector('dialog[open]');
}
