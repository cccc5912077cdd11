import { type ComponentType, useContext, useEffect } from 'react';
import { PageEditorContext } from '../document/store/page-editor-context.ts';
import { loadMerging } from '../drafts/load-merging.ts';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { loadLaterMessages, loadMessages } from '../ui/messages/messages.ts';
import { createPart, type Part } from '../ui/parts/create-part.tsx';
import { type FailedPartProps, PartFailure } from '../ui/parts/part-failure.tsx';
import { type DialogName, useView } from '../ui/view/view-store.ts';

const NAMED_KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];

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
 * Keeps what is typed between asking for a dialog and its opening, and gives it to the field that has the focus there:
 * otherwise letters would run commands, and Enter whatever had the focus before.
 * @param onCancel Escape was pressed before the dialog opened
 */
function useKeysAhead(onCancel: () => void): void {
  useEffect(() => {
    const keys: string[] = [];
    const keep = (event: KeyboardEvent) => {
      if (!isTypedAhead(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onCancel();
      else keys.push(event.key);
    };
    const stop = () => {
      removeEventListener('keydown', keep, true);
      opening.disconnect();
    };
    const opening = new MutationObserver(() => {
      if (openDialog() === null) return;
      opening.disconnect();
      // What is typed meanwhile comes after what was typed before.
      void giveKeys(keys).then(stop);
    });
    if (openDialog() !== null) return undefined;
    addEventListener('keydown', keep, true);
    opening.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
    return stop;
  }, [onCancel]);
}

/** By a person: keys that are given to the dialog are none of them. */
function isTypedAhead(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isTrusted } = event;
  if (!isTrusted || ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || NAMED_KEYS.includes(key);
}

function openDialog(): Element | null {
  return document.querySelector('dialog[open]');
}

/** Takes the keys one by one until none is left. */
async function giveKeys(keys: string[]): Promise<void> {
  for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || !openDialog()?.contains(field)) return;
    if (key.length === 1) document.execCommand('insertText', false, key);
    else press(field, key);
    // What one key changes is drawn before the next comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** As a person would: Enter that nothing else has a use for submits the form. */
function press(field: HTMLInputElement, key: string): void {
  const isUnused = field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  if (isUnused && key === 'Enter') field.form?.requestSubmit();
}
