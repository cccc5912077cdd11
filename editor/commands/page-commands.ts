import {
  Download,
  Eye,
  FilePlus,
  Flag,
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

interface DialogCommand extends Pick<Command, 'label' | 'icon' | 'shortcuts'> {
  readonly dialog: Exclude<DialogName, 'conflict' | 'commands' | 'shortcuts'>;
}

const DIALOGS: readonly DialogCommand[] = [
  {
    dialog: 'preview',
    label: { es: 'Vista previa', en: 'Preview' },
    icon: Eye,
    shortcuts: ['Mod+Shift+P'],
  },
  {
    dialog: 'publish',
    label: { es: 'Publicar…', en: 'Publish…' },
    icon: Rocket,
    shortcuts: ['Mod+Enter'],
  },
  { dialog: 'versions', label: { es: 'Versiones', en: 'Versions' }, icon: History },
  {
    dialog: 'rename-page',
    label: { es: 'Título y dirección', en: 'Title and address' },
    icon: PencilLine,
  },
  { dialog: 'new-page', label: { es: 'Página nueva', en: 'New page' }, icon: FilePlus },
  { dialog: 'assets', label: { es: 'Archivos', en: 'Files' }, icon: Images },
  { dialog: 'weight', label: { es: 'Peso de la página', en: 'Weight of the page' }, icon: Gauge },
  { dialog: 'import', label: { es: 'Importar…', en: 'Import…' }, icon: Upload },
  { dialog: 'reports', label: { es: 'Vacantes reportadas', en: 'Reported jobs' }, icon: Flag },
  { dialog: 'settings', label: { es: 'Ajustes del sitio', en: 'Site settings' }, icon: Settings },
];

const dialogCommands = DIALOGS.map(
  ({ dialog, ...rest }): Command => ({
    ...rest,
    id: dialog,
    group: 'page',
    isEnabled: ({ editor }) => editor !== null,
    run: () => setView({ dialog }),
  }),
);

export const pageCommands: readonly Command[] = [
  {
    id: 'save',
    label: { es: 'Guardar ahora', en: 'Save now' },
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
    label: { es: 'Exportar esta página', en: 'Export this page' },
    group: 'page',
    icon: Download,
    isEnabled: ({ editor }) => editor !== null,
    run: (context) => void exportAs(context, pageExportUrl),
  },
  {
    id: 'export.site',
    label: { es: 'Exportar todo el sitio', en: 'Export the whole site' },
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
