import { useMessage } from '../ui/language/use-message.ts';
import styles from './bars.module.css';
import type { ResultTexts } from './result-texts.ts';

export interface BarRow {
  readonly key: string;
  readonly name: string;
  readonly count: number | null;
  /** Undefined where it is not known. */
  readonly before?: number | null | undefined;
  /** Where the number is opened. */
  readonly href?: string | undefined;
  /** Where visitors see what it is of, in a tab of its own. */
  readonly outside?: string | undefined;
  readonly note?: string | undefined;
  /** A sum of what is told nowhere else. */
  readonly isRest?: boolean;
}

export interface BarsProps {
  readonly caption: string;
  readonly columns: { readonly name: string; readonly count: string; readonly before?: string };
  readonly rows: readonly BarRow[];
  readonly texts: ResultTexts;
}

/** A table that is its own chart: behind each name a bar as long as its number. */
export function Bars({ caption, columns, rows, texts }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ count, isRest }) => (isRest ? 0 : (count ?? 0))));
  return (
    <table className={styles.bars}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.count}</th>
          {columns.before !== undefined && <th scope="col">{columns.before}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-rest={row.isRest || undefined}>
            <th scope="row">
              {!row.isRest && row.count !== null && (
                <span
                  className={styles.bar}
                  aria-hidden="true"
                  style={{ width: `${(row.count / most) * 100}%` }}
                />
              )}
              <span className={styles.name}>
                <RowName row={row} />
                {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
              </span>
            </th>
            <td>{texts.count(row.count)}</td>
            {columns.before !== undefined && (
              <td className={styles.before}>
                {row.before === undefined ? '–' : texts.count(row.before)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ row: { name, href, outside } }: { readonly row: BarRow }) {
  const message = useMessage();
  if (href !== undefined) return <a href={href}>{name}</a>;
  if (outside === undefined) return name;
  return (
    <a href={outside} target="_blank" rel="noopener" title={message('results.open-search')}>
      {name}
    </a>
  );
}
