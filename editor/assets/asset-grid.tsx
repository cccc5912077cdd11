import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { ContentAsset } from '../service/asset-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { AssetFactList, AssetThumbnail, assetName } from './asset-facts.tsx';
import styles from './asset-grid.module.css';

export interface AssetGridProps {
  readonly assets: readonly ContentAsset[];
  readonly chosenPath: string | undefined;
  readonly onChoose: (path: string) => void;
  /** Enter or a double click, where files are picked. */
  readonly onPick?: ((asset: ContentAsset) => void) | undefined;
}

/** Files to choose from; arrow keys move among them as they stand. */
export function AssetGrid({ assets, chosenPath, onChoose, onPick }: AssetGridProps) {
  const message = useMessage();
  const grid = useRef<HTMLDivElement>(null);
  const chosenIndex = assets.findIndex(({ path }) => path === chosenPath);
  const reachable = Math.max(0, chosenIndex);
  useEffect(() => {
    if (chosenPath === undefined) return;
    grid.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenPath]);
  return (
    <div
      ref={grid}
      role="listbox"
      className={styles.grid}
      aria-label={message('assets.list')}
      onKeyDown={(event) => {
        const asset = assets[chosenIndex];
        if (event.key === 'Enter' && asset && onPick) {
          event.preventDefault();
          onPick(asset);
        }
        const next = nextIndex(event, { at: reachable, count: assets.length, grid: grid.current });
        const path = assets[next ?? -1]?.path;
        if (next === undefined || path === undefined) return;
        event.preventDefault();
        onChoose(path);
        grid.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
      }}
    >
      {assets.map((asset, index) => (
        <AssetTile
          key={asset.path}
          asset={asset}
          isChosen={asset.path === chosenPath}
          isReachable={index === reachable}
          onChoose={onChoose}
          onPick={onPick}
        />
      ))}
    </div>
  );
}

interface AssetTileProps extends Pick<AssetGridProps, 'onChoose' | 'onPick'> {
  readonly asset: ContentAsset;
  readonly isChosen: boolean;
  readonly isReachable: boolean;
}

const AssetTile = memo(function AssetTile(props: AssetTileProps) {
  const { asset, isChosen, isReachable, onChoose, onPick } = props;
  const message = useMessage();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    <div
      role="option"
      tabIndex={isReachable ? 0 : -1}
      className={styles.tile}
      aria-selected={isChosen}
      onClick={() => onChoose(asset.path)}
      onFocus={() => onChoose(asset.path)}
      onDoubleClick={() => onPick?.(asset)}
    >
      <span className={styles.picture}>
        <AssetThumbnail asset={asset} />
      </span>
      <span className={styles.name}>{assetName(asset.path)}</span>
      <span className={styles.facts}>
        <AssetFactList asset={asset} />
        {asset.usageCount === 0 && (
          <span className={styles.unused}>{message('assets.unused.one')}</span>
        )}
      </span>
    </div>
  );
});

interface GridPlace {
  readonly at: number;
  readonly count: number;
  readonly grid: HTMLElement | null;
}

function nextIndex({ key }: KeyboardEvent, { at, count, grid }: GridPlace): number | undefined {
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const next = places[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}
