import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type AssetFocus,
  type ContentAsset,
  type ContentAssetUse,
  saveAssetFocus,
} from '../service/asset-api.ts';
import { useAssetUsage, useRefreshAssets } from '../service/asset-queries.ts';
import { usePages } from '../service/content-queries.ts';
import { type ContentFailure, toContentError } from '../service/request/content-error.ts';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import styles from './asset-details.module.css';
import { AssetFactList, AssetThumbnail, assetKindOf, assetName } from './asset-facts.tsx';
import { FocusEditor } from './focus-editor.tsx';

export interface AssetDetailsProps {
  readonly siteId: string;
  readonly asset: ContentAsset;
  readonly onDelete: (asset: ContentAsset) => void;
  readonly onLeave: () => void;
}

/** One file: what it is, what must stay visible of it, where it is shown. */
export function AssetDetails({ siteId, asset, onDelete, onLeave }: AssetDetailsProps) {
  const message = useMessage();
  const { path } = asset;
  return (
    <section className={styles.details} aria-label={assetName(path)}>
      <h3 className={styles.name}>{assetName(path)}</h3>
      <p className={styles.note}>
        <AssetFactList asset={asset} />
      </p>
      {assetKindOf(asset) === 'image' ? (
        <AssetFocusField key={path} siteId={siteId} asset={asset} />
      ) : (
        <span className={styles.sign}>
          <AssetThumbnail asset={asset} />
        </span>
      )}
      <h4 className={styles.title}>{message('assets.uses')}</h4>
      <AssetUses siteId={siteId} asset={asset} onLeave={onLeave} />
      <DeleteField asset={asset} onDelete={onDelete} />
    </section>
  );
}

type DeleteFieldProps = Pick<AssetDetailsProps, 'asset' | 'onDelete'>;

function DeleteField({ asset, onDelete }: DeleteFieldProps) {
  const message = useMessage();
  if (asset.source === 'file')
    return <p className={styles.note}>{message('assets.delete.of-folder')}</p>;
  if (asset.usageCount > 0) return <p className={styles.note}>{message('assets.delete.in-use')}</p>;
  return (
    <div>
      <Button onClick={() => onDelete(asset)}>
        <Trash2 size={14} aria-hidden="true" />
        {message('assets.delete')}
      </Button>
    </div>
  );
}

type AssetFocusFieldProps = Pick<AssetDetailsProps, 'siteId' | 'asset'>;

function AssetFocusField({ siteId, asset }: AssetFocusFieldProps) {
  const message = useMessage();
  const { focus, failure, save } = useAssetFocus(siteId, asset);
  return (
    <>
      <FocusEditor url={asset.url} focus={focus} onChange={save} />
      <p className={styles.note}>{message('assets.focus.help')}</p>
      {focus !== null && (
        <div>
          <Button onClick={() => save(null)}>{message('assets.focus.clear')}</Button>
        </div>
      )}
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {message('assets.focus.failed', { reason: message(`failure.${failure}.title`) })}
        </p>
      )}
    </>
  );
}

interface SavedFocus {
  readonly focus: AssetFocus | null;
  /** Why the last change was not kept. */
  readonly failure: ContentFailure | null;
  readonly save: (focus: AssetFocus | null) => void;
}

interface Queue {
  /** State that the next change is made to. */
  base: ContentAsset;
  /** The latest that was asked for and not sent; undefined where there is nothing. */
  wanted: AssetFocus | null | undefined;
  isSending: boolean;
}

/**
 * What must stay visible of a picture, saved at once: one change at a time, of several in a row the last. Use it under
 * a key of the file's path.
 */
function useAssetFocus(siteId: string, asset: ContentAsset): SavedFocus {
  const refresh = useRefreshAssets(siteId);
  const [shown, setShown] = useState<AssetFocus | null | undefined>(undefined);
  const [failure, setFailure] = useState<ContentFailure | null>(null);
  const queue = useRef<Queue>({ base: asset, wanted: undefined, isSending: false });
  useEffect(() => {
    if (!queue.current.isSending) queue.current.base = asset;
  }, [asset]);
  const send = async () => {
    const { current } = queue;
    current.isSending = true;
    try {
      while (current.wanted !== undefined) {
        const { wanted, base } = current;
        current.wanted = undefined;
        current.base = await saveAssetFocus(siteId, base, wanted);
      }
    } catch (error) {
      current.wanted = undefined;
      setFailure(toContentError(error).failure);
    } finally {
      await refresh();
      current.isSending = false;
      setShown(undefined);
    }
  };
  const save = (focus: AssetFocus | null) => {
    setFailure(null);
    setShown(focus);
    queue.current.wanted = focus;
    if (!queue.current.isSending) void send();
  };
  return { focus: shown === undefined ? asset.focus : shown, failure, save };
}

interface AssetUsesProps {
  readonly siteId: string;
  readonly asset: ContentAsset;
  /** Called when somebody goes to a page. */
  readonly onLeave: () => void;
}

/** Where a file is shown, with a way there. */
function AssetUses({ siteId, asset, onLeave }: AssetUsesProps) {
  const message = useMessage();
  const { path, usageCount } = asset;
  const { data, isError } = useAssetUsage(siteId, path, usageCount);
  const { data: pages = [] } = usePages(siteId);
  if (usageCount === 0) return <p className={styles.note}>{message('assets.uses.none')}</p>;
  const places = groupByPage(data?.data ?? []);
  return (
    <>
      <p className={styles.note}>
        {message(usageCount === 1 ? 'assets.uses.one' : 'assets.uses.many', { count: usageCount })}
      </p>
      {isError && <p className={styles.note}>{message('assets.uses.failed')}</p>}
      <ul className={styles.uses}>
        {places.map(({ pageId, states }) => (
          <li key={pageId ?? ''}>
            {pageId === undefined ? (
              message('assets.uses.settings')
            ) : (
              <a className={styles.link} href={toHash(siteId, pageId)} onClick={onLeave}>
                {pages.find(({ id }) => id === pageId)?.title || pageId}
              </a>
            )}
            {pageId !== undefined && (
              <span className={styles.soft}>
                {' '}
                {states.map((state) => message(`assets.use.${state}`)).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface UsingPage {
  /** Undefined for the settings of the site. */
  readonly pageId: string | undefined;
  readonly states: readonly ContentAssetUse['state'][];
}

function groupByPage(uses: readonly ContentAssetUse[]): readonly UsingPage[] {
  const ids = [...new Set(uses.map(({ pageId }) => pageId))];
  return ids.map((pageId) => {
    const own = uses.filter((use) => use.pageId === pageId);
    return { pageId, states: [...new Set(own.map(({ state }) => state))] };
  });
}
