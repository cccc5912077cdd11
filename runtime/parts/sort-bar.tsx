import type { ReactNode } from 'react';
import styles from './sort-bar.module.css';

export interface SortOrder {
  readonly value: string;
  readonly text: string;
  /** Where the text is not in the language of the site. */
  readonly lang?: string | undefined;
}

export interface SortBarProps {
  /** Paragraph that says how many items show. */
  readonly count: ReactNode;
  /** Items to sort; one alone has no order. */
  readonly total: number;
  readonly label: string;
  /** The first is that of the served items. */
  readonly orders: readonly SortOrder[];
}

/** How many items a list shows, and their order where a script can change it. */
export function SortBar({ count, total, label, orders }: SortBarProps) {
  return (
    <div className={styles.bar} data-sort-bar="">
      {count}
      {total > 1 && (
        <div className="rb-scripted">
          <label className={styles.sort}>
            {label}
            <select className={styles.select}>
              {orders.map(({ value, text, lang }) => (
                <option key={value} value={value} lang={lang}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </div>
  );
}
