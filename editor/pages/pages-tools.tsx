import { Download, MoreHorizontal, Plus, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCommandContext } from '../commands/command.ts';
import { download } from '../service/download.ts';
import { siteExportUrl } from '../service/transfer-api.ts';
import { Button, Tooltip } from '../ui/controls/button.tsx';
import { Menu, type MenuItem, type MenuPlace, placeBelow } from '../ui/controls/menu.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import styles from './pages-tools.module.css';

export interface PagesToolsProps {
  readonly siteId: string;
  readonly onBin: () => void;
}

/** A page more, and what concerns all pages of the site. */
export function PagesTools({ siteId, onBin }: PagesToolsProps) {
  const message = useMessage();
  const [menuAt, setMenuAt] = useState<MenuPlace>();
  const more = useRef<HTMLSpanElement>(null);
  const exportSite = useExportSite(siteId);
  const items: readonly MenuItem[] = [
    {
      id: 'import',
      label: message('pages.import'),
      icon: Upload,
      run: () => setView({ dialog: 'import' }),
    },
    { id: 'export', label: message('pages.export-site'), icon: Download, run: exportSite },
    { id: 'bin', label: message('pages.bin'), icon: Trash2, run: onBin },
  ];
  return (
    <div className={styles.tools}>
      <Tooltip text={message('pages.new')} align="end">
        <Button variant="quiet" label={message('pages.new')} onClick={askForPage}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </Tooltip>
      <span ref={more}>
        <Tooltip text={message('pages.more')} align="end">
          <Button
            variant="quiet"
            label={message('pages.more')}
            expanded={menuAt !== undefined}
            onClick={() => more.current && setMenuAt(placeBelow(more.current))}
          >
            <MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Tooltip>
      </span>
      {menuAt && (
        <Menu
          label={message('pages.more')}
          items={items}
          at={menuAt}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </div>
  );
}

/** Opens the dialog for a new page. */
export function askForPage(): void {
  setView({ dialog: 'new-page' });
}

/** What is on screen belongs into the archive as well. */
function useExportSite(siteId: string): () => void {
  const message = useMessage();
  const { saver } = useCommandContext();
  return async () => {
    const isSaved = saver === null || (await saver.flush());
    if (isSaved) download(siteExportUrl(siteId));
    else showToast({ text: message('pages.unsaved'), tone: 'warning' });
  };
}
