import type { ContentAsset, ContentAssetUse } from '../api/asset-api.ts';
import { useAssetUsage } from '../api/asset-queries.ts';
import { usePages } from '../api/content-queries.ts';
import { useMessage } from '../language/use-message.ts';
import { toHash } from '../route/route.ts';
import styles from './asset-details.module.css';

export interface AssetUsesProps {
  readonly siteId: string;
  readonly asset: ContentAsset;
  /** Called when somebody goes to a page. */
  readonly onLeave: () => void;
}

/** Where a file is shown, with a way there. */
export function AssetUses({ siteId, asset, onLeave }: AssetUsesProps) {
  const message = useMessage();
  const { path, usageCount } = asset;
  const { data, isError } = useAssetUsage(siteId, path, usageCount);
  const { data: pages = [] } = usePages(siteId);
  if (usageCount === 0) return <p className={styles.note}>{message('assets.uses.none')}</p>;
  const places = groupByPage(data?.uses ?? []);
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
