import { type KeyboardEvent, useId } from 'react';
import type { PageVersionSummary } from '../api/version-api.ts';
import { personName } from '../language/person-name.ts';
import { useLanguage, useMessage } from '../language/use-message.ts';
import type { Language } from '../messages/messages.ts';
import { formatAgo, formatMoment } from '../publishing/format-moment.ts';
import styles from './version-list.module.css';

export interface VersionListProps {
  readonly versions: readonly PageVersionSummary[];
  readonly selected: number;
  readonly onSelect: (version: number) => void;
}

/** Versions of a page, newest first: radio buttons, with the arrow keys the browser gives them. */
export function VersionList({ versions, selected, onSelect }: VersionListProps) {
  const message = useMessage();
  const group = useId();
  return (
    <fieldset className={styles.list} onKeyDown={keepInView}>
      <legend className={styles.legend}>{message('versions.list')}</legend>
      {versions.map((version) => (
        <label key={version.version} className={styles.item}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={version.version === selected}
            onChange={() => onSelect(version.version)}
          />
          <VersionName version={version} />
        </label>
      ))}
    </fieldset>
  );
}

function VersionName({ version }: { readonly version: PageVersionSummary }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { createdAt, createdBy, source, reason, isLive } = version;
  const ago = formatAgo(createdAt, Date.now(), language);
  const by = source === 'file' ? message('versions.by-file') : nameOf(createdBy, language);
  return (
    <>
      <span className={styles.name}>
        {message('versions.number', { number: version.version })}
        {isLive && <span className={styles.live}>{message('versions.live')}</span>}
      </span>
      <span className={styles.about}>{message(`versions.reason.${reason}`)}</span>
      <span className={styles.about}>
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
        {ago !== undefined && ` (${ago})`}
      </span>
      {by !== null && <span className={styles.about}>{by}</span>}
    </>
  );
}

function nameOf(actor: string | null, language: Language): string | null {
  return actor === null ? null : personName(actor, language);
}

/** The choice is further down than a long list shows. */
function keepInView({ target }: KeyboardEvent): void {
  if (target instanceof HTMLElement)
    requestAnimationFrame(() =>
      document.activeElement?.parentElement?.scrollIntoView({ block: 'nearest' }),
    );
}
