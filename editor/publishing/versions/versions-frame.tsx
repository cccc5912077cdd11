import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useVersions } from '../../service/content-queries.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { serverNow } from '../../service/request/server-clock.ts';
import type { PageVersionSummary, VersionedDocument } from '../../service/version-api.ts';
import { StateMessage } from '../../ui/controls/state-message.tsx';
import { ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { formatAgo, formatMoment } from '../../ui/language/format-moment.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { Language } from '../../ui/messages/messages.ts';
import versionListStyles from './version-list.module.css';
import styles from './versions-dialog.module.css';

interface VersionsFrameProps {
  readonly owner: VersionedDocument;
  /** Of the list. */
  readonly label: string;
  readonly onClose: () => void;
  /** The chosen version, and the one before it. */
  readonly children: (
    selected: PageVersionSummary,
    before: PageVersionSummary | undefined,
  ) => ReactNode;
}

/** The versions of a document beside one of them, at first the newest. */
export function VersionsFrame({ owner, label, onClose, children }: VersionsFrameProps) {
  const message = useMessage();
  const { data: versions, error, refetch } = useVersions(owner);
  const [chosen, setChosen] = useState<number>();
  const selected = versions?.find(({ version }) => version === chosen) ?? versions?.[0];
  const before = versions?.find(({ version }) => selected && version < selected.version);
  return (
    <ModalDialog title={message('versions.title')} size="large" onClose={onClose}>
      {!versions && !error && <p role="status">{message('loading')}</p>}
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {versions?.length === 0 && (
        <StateMessage
          title={message('versions.empty.title')}
          text={message('versions.empty.text')}
        />
      )}
      {versions && selected && (
        <div className={styles.columns}>
          <VersionList
            label={label}
            versions={versions}
            selected={selected.version}
            onSelect={setChosen}
          />
          {children(selected, before)}
        </div>
      )}
    </ModalDialog>
  );
}

interface VersionListProps {
  readonly label: string;
  readonly versions: readonly PageVersionSummary[];
  readonly selected: number;
  readonly onSelect: (version: number) => void;
}

/** Newest first: radio buttons, with the arrow keys the browser gives them. */
function VersionList({ label, versions, selected, onSelect }: VersionListProps) {
  const group = useId();
  return (
    <fieldset className={versionListStyles.list} onKeyDown={keepInView}>
      <legend className={versionListStyles.legend}>{label}</legend>
      {versions.map((version) => (
        <label key={version.version} className={versionListStyles.item}>
          <input
            type="radio"
            className={versionListStyles.radio}
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
  const ago = formatAgo(createdAt, serverNow(), language);
  const by = source === 'file' ? message('versions.by-file') : nameOf(createdBy, language);
  return (
    <>
      <span className={versionListStyles.name}>
        {message('versions.number', { number: version.version })}
        {isLive && <span className={versionListStyles.live}>{message('versions.live')}</span>}
      </span>
      <span className={versionListStyles.about}>{message(`versions.reason.${reason}`)}</span>
      <span className={versionListStyles.about}>
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
        {ago !== undefined && ` (${ago})`}
      </span>
      {by !== null && <span className={versionListStyles.about}>{by}</span>}
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
