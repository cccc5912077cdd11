import { Search, Upload } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ContentAsset } from '../api/asset-api.ts';
import { useAssets } from '../api/asset-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { toPlainText } from '../language/plain-text.ts';
import { useMessage } from '../language/use-message.ts';
import { AssetDetails } from './asset-details.tsx';
import { AssetGrid } from './asset-grid.tsx';
import { type AssetKind, assetKindOf } from './asset-kind.ts';
import styles from './asset-library.module.css';
import { FileButton } from './file-button.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { UploadList } from './upload-list.tsx';
import { useAssetRemoval } from './use-asset-removal.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

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
  const wanted = toPlainText(text.trim()).replace(/\s+/g, '-');
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
