import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { askForSession } from '../service/download.ts';
import { QueryFailure, type QueryFailureProps } from '../service/request/query-failure.tsx';
import { type ResultsFile, resultsCsvUrl } from '../service/results-api.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The same as a spreadsheet. */
  readonly csv?: ResultsFile;
  readonly id?: string;
  /** Whether it still shows what was asked for before. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Numbers of one kind under a heading. */
export function Panel({ title, text, csv, id, isBusy, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      id={id}
      className={styles.panel}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={id === undefined ? undefined : -1}
    >
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {csv !== undefined && <CsvLink title={title} file={csv} />}
      </header>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

export interface FailedPanelProps extends QueryFailureProps, Pick<PanelProps, 'title'> {}

/** Which numbers are missing while the others stand, why, and how to ask for them again. */
export function FailedPanel({ title, error, onRetry }: FailedPanelProps) {
  return (
    <Panel title={title}>
      <QueryFailure error={error} onRetry={onRetry} />
    </Panel>
  );
}

export interface CsvLinkProps {
  /** What it is the numbers of. */
  readonly title: string;
  readonly file: ResultsFile;
}

/** Downloads numbers as a spreadsheet. */
export function CsvLink({ title, file }: CsvLinkProps) {
  const message = useMessage();
  const { language } = useLanguage();
  return (
    <a
      className={styles.csv}
      href={resultsCsvUrl(file, language)}
      download=""
      onClick={askForSession}
      aria-label={message('results.csv.of', { title })}
    >
      <Download size={14} strokeWidth={1.75} aria-hidden="true" />
      {message('results.csv')}
    </a>
  );
}
