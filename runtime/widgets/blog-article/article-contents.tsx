import { useMessage } from '../../page/page-context.ts';
import styles from './blog-article.module.css';

export interface ContentsEntry {
  /** Element id of the section. */
  readonly id: string;
  readonly heading: string;
}

export interface ArticleContentsProps {
  readonly entries: readonly ContentsEntry[];
}

/**
 * The table of contents twice, of which the stylesheet shows one: a list beside the text on desktops, a closed
 * `<details>` elsewhere, since no stylesheet can open one in every browser.
 */
export function ArticleContents({ entries }: ArticleContentsProps) {
  const label = useMessage()('blog-article.contents');
  return (
    <>
      <details className={styles.fold}>
        <summary className={styles.summary}>{label}</summary>
        <Entries entries={entries} />
      </details>
      <nav className={styles.aside} aria-label={label}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries }: ArticleContentsProps) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, heading }, index) => (
        <li key={`${index} ${id}`}>
          <a className={styles.entry} href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
