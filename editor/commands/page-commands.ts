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

interface DialogCommand extends Pick<Command, 'label' | 'words' | 'icon' | 'shortcuts'> {
  readonly dialog: Exclude<DialogName, 'conflict' | 'commands' | 'shortcuts'>;
}

const DIALOGS: readonly DialogCommand[] = [
  {
    dialog: 'preview',
    label: { es: 'Vista previa', en: 'Preview' },
    words: { es: 'ver probar simular celular', en: 'view try simulate phone' },
    icon: Eye,
    shortcuts: ['Mod+Shift+P'],
  },
  {
    dialog: 'publish',
    label: { es: 'Publicar…', en: 'Publish…' },
    words: { es: 'subir programar quitar del sitio despublicar', en: 'go live schedule unpublish' },
    icon: Rocket,
    shortcuts: ['Mod+Enter'],
  },
  {
    dialog: 'versions',
    label: { es: 'Versiones', en: 'Versions' },
    words: { es: 'historial cambios restaurar recuperar', en: 'history changes restore recover' },
    icon: History,
  },
  {
    dialog: 'rename-page',
    label: { es: 'Título y dirección', en: 'Title and address' },
    words: { es: 'nombre renombrar URL enlace', en: 'name rename URL link' },
    icon: PencilLine,
  },
  {
    dialog: 'new-page',
    label: { es: 'Página nueva', en: 'New page' },
    words: { es: 'crear agregar', en: 'create add' },
    icon: FilePlus,
  },
  {
    dialog: 'assets',
    label: { es: 'Archivos', en: 'Files' },
    words: { es: 'imágenes fotos videos biblioteca', en: 'images pictures photos videos library' },
    icon: Images,
  },
  {
    dialog: 'weight',
    label: { es: 'Peso de la página', en: 'Weight of the page' },
    words: { es: 'tamaño datos velocidad KB', en: 'size data speed KB' },
    icon: Gauge,
  },
  {
    dialog: 'import',
    label: { es: 'Importar…', en: 'Import…' },
    words: { es: 'traer cargar subir zip json', en: 'bring load upload zip json' },
    icon: Upload,
  },
  {
    dialog: 'reports',
    label: { es: 'Vacantes reportadas', en: 'Reported jobs' },
    words: { es: 'reportes denuncias fraude', en: 'reports complaints fraud' },
    icon: Flag,
  },
  {
    dialog: 'settings',
    label: { es: 'Ajustes del sitio', en: 'Site settings' },
    words: {
      es: 'configuración preferencias colores tema logo menú encabezado pie textos',
      en: 'configuration preferences colours theme logo menu header footer texts',
    },
    icon: Settings,
  },
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
    words: { es: 'descargar bajar copia json', en: 'download copy json' },
    group: 'page',
    icon: Download,
    isEnabled: ({ editor }) => editor !== null,
    run: (context) => void exportAs(context, pageExportUrl),
  },
  {
    id: 'export.site',
    label: { es: 'Exportar todo el sitio', en: 'Export the whole site' },
    words: { es: 'descargar bajar copia respaldo zip', en: 'download copy backup zip' },
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
