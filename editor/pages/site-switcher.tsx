import { ChevronsUpDown } from 'lucide-react';
import type { SiteSummary } from '../api/site-summary.ts';
import { useMessage } from '../language/use-message.ts';
import { toHash } from '../route/route.ts';
import icon from '../theme/icon.svg';
import styles from './site-switcher.module.css';

export interface SiteSwitcherProps {
  readonly sites: readonly SiteSummary[];
  readonly currentId: string;
}

export function SiteSwitcher({ sites, currentId }: SiteSwitcherProps) {
  const message = useMessage();
  const current = sites.find(({ siteId }) => siteId === currentId);
  return (
    <div className={styles.switcher}>
      <img src={icon} alt={message('brand')} width={24} height={24} />
      <label className={styles.choice}>
        <span className={styles.legend}>{message('site')}</span>
        <span className={styles.name} aria-hidden="true">
          {current?.name ?? currentId}
        </span>
        <span className={styles.id} aria-hidden="true">
          {currentId}
        </span>
        <select
          className={styles.select}
          value={current ? currentId : ''}
          onChange={(event) => location.assign(toHash(event.target.value))}
        >
          {!current && (
            <option value="" disabled>
              {currentId}
            </option>
          )}
          {sites.map(({ siteId, name }) => (
            <option key={siteId} value={siteId}>{`${name} · ${siteId}`}</option>
          ))}
        </select>
        <ChevronsUpDown size={14} aria-hidden="true" className={styles.arrows} />
      </label>
    </div>
  );
}
