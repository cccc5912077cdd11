import { Search, Upload, X } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentAsset } from '../service/asset-api.ts';
import { useAssets } from '../service/asset-queries.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { Button } from '../ui/controls/button.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { firstFocus } from '../ui/dialogs/first-focus.ts';
import { bringsFiles, droppedFiles } from '../ui/dragging/dragged-files.ts';
import { withoutAccentsOrCase } from '../ui/language/plain-text.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { AssetDetails } from './asset-details.tsx';
import { type AssetKind, assetKindOf, assetName } from './asset-facts.tsx';
import { AssetGrid } from './asset-grid.tsx';
import styles from './asset-library.module.css';
import { FileButton, pastedFiles } from './file-button.tsx';
import removalNoticeStyles from './removal-notice.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './upload-store.ts';
import { type AssetRemoval, type Removal, useAssetRemoval } from './use-asset-removal.ts';

export interface AssetLibraryProps {
  readonly siteId: string;
  /** Only files of this kind. */
  readonly kind?: AssetKind | undefined;
  readonly chosenPath: string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onPick?: ((asset: ContentAsset) => void) | undefined;
  readonly onClose: () => void;
}

/** The files of a site: found, added, looked at. Files can be dropped and pasted anywhere while it is open. */
export function AssetLibrary(props: AssetLibraryProps) {
  const { siteId, kind, chosenPath, onChoose, onPick, onClose } = props;
  const message = useMessage();
  const [filter, setFilter] = useState<AssetFilter>({ text: '', isUnusedOnly: false });
  const { data, error, refetch } = useAssets(siteId, true);
  const { uploads, start } = useUploads({ siteId, owner: 'library', kind });
  const add = useCallback(
    (files: readonly File[]) => start(files, ({ path }) => onChoose(path)),
    [start, onChoose],
  );
  const isOver = useFileDrop(add, message('assets.pasted-name'));
  const removal = useAssetRemoval(siteId, start);
  const text = useDeferredValue(filter.text);
  const shown = useMemo(
    () => filterAssets(data ?? [], { ...filter, text }, kind),
    [data, filter, text, kind],
  );
  const chosen = data?.find(({ path }) => path === chosenPath);
  return (
    <div className={styles.library} data-over={isOver || undefined}>
      <div className={styles.main}>
        <LibraryBar kind={kind} filter={filter} onFilter={setFilter} onFiles={add} />
        <UploadList uploads={uploads} />
        <RemovalNotice {...removal} />
        {!data && error && <QueryFailure error={error} onRetry={refetch} />}
        {data && shown.length === 0 && <NothingShown isFiltered={isFiltering(filter)} />}
        {shown.length > 0 && (
          <AssetGrid assets={shown} chosenPath={chosenPath} onChoose={onChoose} onPick={onPick} />
        )}
      </div>
      <aside className={styles.side}>
        {chosen ? (
          <AssetDetails
            siteId={siteId}
            asset={chosen}
            onDelete={removal.remove}
            onLeave={onClose}
          />
        ) : (
          <p className={styles.hint}>{message('assets.hint')}</p>
        )}
      </aside>
      {isOver && <div className={styles.drop}>{message('assets.drop')}</div>}
    </div>
  );
}

interface AssetFilter {
  readonly text: string;
  readonly isUnusedOnly: boolean;
}

function isFiltering({ text, isUnusedOnly }: AssetFilter): boolean {
  return text.trim() !== '' || isUnusedOnly;
}

function filterAssets(
  assets: readonly ContentAsset[],
  { text, isUnusedOnly }: AssetFilter,
  kind: AssetKind | undefined,
): readonly ContentAsset[] {
  const wanted = withoutAccentsOrCase(text.trim()).replace(/\s+/g, '-');
  return assets.filter(
    (asset) =>
      asset.path.includes(wanted) &&
      (!isUnusedOnly || asset.usageCount === 0) &&
      (kind === undefined || assetKindOf(asset) === kind),
  );
}

function NothingShown({ isFiltered }: { readonly isFiltered: boolean }) {
  const message = useMessage();
  const name = isFiltered ? 'no-match' : 'empty';
  return (
    <StateMessage title={message(`assets.${name}.title`)} text={message(`assets.${name}.text`)} />
  );
}

interface LibraryBarProps {
  readonly kind: AssetKind | undefined;
  readonly filter: AssetFilter;
  readonly onFilter: (filter: AssetFilter) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

function LibraryBar({ kind, filter, onFilter, onFiles }: LibraryBarProps) {
  const message = useMessage();
  return (
    <div className={styles.bar}>
      <label className={styles.search}>
        <Search size={14} aria-hidden="true" />
        <input
          ref={firstFocus}
          type="search"
          className={styles.input}
          value={filter.text}
          placeholder={message('assets.search')}
          aria-label={message('assets.search')}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.isUnusedOnly}
          onChange={({ target }) => onFilter({ ...filter, isUnusedOnly: target.checked })}
        />
        {message('assets.unused')}
      </label>
      <FileButton kind={kind} isMultiple onFiles={onFiles}>
        <Upload size={14} aria-hidden="true" />
        {message('assets.upload')}
      </FileButton>
    </div>
  );
}

/**
 * Files that are dropped or pasted anywhere in the window, as long as the component is there.
 * @returns whether files are held over the window
 */
function useFileDrop(onFiles: (files: readonly File[]) => void, pastedName: string): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const options = { signal: control.signal };
    const over = (event: DragEvent) => {
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles(droppedFiles(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData, pastedName);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('dragover', over, options);
    document.addEventListener('dragleave', leave, options);
    document.addEventListener('drop', drop, options);
    document.addEventListener('paste', paste, options);
    return () => control.abort();
  }, [onFiles, pastedName]);
  return isOver;
}

/** Says what became of a file that somebody deleted, with the way back. */
function RemovalNotice({ removal, undo, close }: AssetRemoval) {
  const message = useMessage();
  const notice = useRef<HTMLDivElement>(null);
  // The button that deleted is gone with what it was about.
  useEffect(() => {
    if (removal) notice.current?.focus();
  }, [removal]);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={removalNoticeStyles.place}>
      {removal && (
        <div
          className={removalNoticeStyles.notice}
          data-failed={removal.failure !== null || undefined}
        >
          <p className={removalNoticeStyles.text}>
            <RemovalText removal={removal} />
          </p>
          {removal.failure === null && removal.bytes && (
            <Button onClick={undo}>{message('assets.delete.undo')}</Button>
          )}
          <Button variant="quiet" label={message('close')} onClick={close}>
            <X size={14} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}

function RemovalText({ removal }: { readonly removal: Removal }) {
  const message = useMessage();
  const { asset, failure, bytes } = removal;
  const name = assetName(asset.path);
  if (failure === null)
    return message(bytes ? 'assets.deleted' : 'assets.deleted.no-bytes', { name });
  // Somebody used it in the meantime, or it changed: the list shows what it is now.
  if (failure === 'taken' || failure === 'conflict')
    return message('assets.delete.changed', { name });
  const reason = message(`failure.${failure}.title`);
  return message('assets.delete.failed', { name, reason });
}
