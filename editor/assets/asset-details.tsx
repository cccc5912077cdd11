import { Trash2 } from 'lucide-react';
import type { ContentAsset } from '../api/asset-api.ts';
import { Button } from '../controls/button.tsx';
import { useMessage } from '../language/use-message.ts';
import styles from './asset-details.module.css';
import { AssetFacts } from './asset-facts.tsx';
import { assetKindOf, assetName } from './asset-kind.ts';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { AssetUses } from './asset-uses.tsx';
import { FocusEditor } from './focus-editor.tsx';
import { useAssetFocus } from './use-asset-focus.ts';

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
        <AssetFacts asset={asset} />
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
