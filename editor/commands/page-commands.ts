import {
  Download,
  Eye,
  FilePlus,
  FolderDown,
  Gauge,
  History,
  Images,
  PencilLine,
  Rocket,
  Save,
  Settings,
  Upload,
} from 'lucide-react';
import { download } from '../service/download.ts';
import { pageExportUrl, siteExportUrl } from '../service/transfer-api.ts';
import { showToast } from '../ui/controls/toast-store.ts';
import { type DialogName, setView } from '../ui/view/view-store.ts';
import type { Command, CommandContext } from './command.ts';

interface DialogCommand extends Pick<Command, 'icon' | 'shortcuts'> {
  readonly dialog: Exclude<DialogName, 'conflict' | 'commands' | 'shortcuts'>;
}

const DIALOGS: readonly DialogCommand[] = [
  { dialog: 'preview', icon: Eye, shortcuts: ['Mod+Shift+P'] },
  { dialog: 'publish', icon: Rocket, shortcuts: ['Mod+Enter'] },
  { dialog: 'versions', icon: History },
  { dialog: 'rename-page', icon: PencilLine },
  { dialog: 'new-page', icon: FilePlus },
  { dialog: 'assets', icon: Images },
  { dialog: 'weight', icon: Gauge },
  { dialog: 'import', icon: Upload },
  { dialog: 'settings', icon: Settings },
];

const dialogCommands = DIALOGS.map(
  ({ dialog, ...rest }): Command => ({
    ...rest,
    id: dialog,
    label: `command.${dialog}` as const,
    group: 'page',
    isEnabled: ({ editor }) => editor !== null,
    run: () => setView({ dialog }),
  }),
);

export const pageCommands: readonly Command[] = [
  {
    id: 'save',
    label: 'command.save',
    group: 'page',
    icon: Save,
    shortcuts: ['Mod+S'],
    worksWhileTyping: true,
    isEnabled: ({ saver }) => saver !== null,
    run: ({ saver }) => void saver?.flush(),
  },
  ...dialogCommands,
  {
    id: 'export.page',
    label: 'command.export.page',
    group: 'page',
    icon: Download,
    isEnabled: ({ editor }) => editor !== null,
    run: (context) => void exportAs(context, pageExportUrl),
  },
  {
    id: 'export.site',
    label: 'command.export.site',
    group: 'page',
    icon: FolderDown,
    isEnabled: ({ editor }) => editor !== null,
    run: (context) => void exportAs(context, siteExportUrl),
  },
];

/** What is exported is what is on the screen: it is saved first. */
async function exportAs(
  { editor, saver, message }: CommandContext,
  urlOf: (siteId: string, pageId: string) => string,
): Promise<void> {
  if (editor === null) return;
  const isSaved = (await saver?.flush()) ?? true;
  if (isSaved) return download(urlOf(editor.siteId, editor.pageId));
  showToast({ text: message('export.not-saved'), tone: 'warning' });
}
