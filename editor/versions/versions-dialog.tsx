import { useState } from 'react';
import { usePageVersions } from '../api/content-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { ModalDialog } from '../dialogs/dialog.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { useFlushed } from '../publishing/use-flushed.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';
import styles from './versions-dialog.module.css';

/** What the open page was: what changed since, and a way back for all of it or one section. */
export function VersionsDialog({ onClose }: DialogProps) {
  const message = useMessage();
  const { siteId, pageId } = usePageEditor();
  useFlushed();
  const { data: versions, error, refetch } = usePageVersions(siteId, pageId);
  const [chosen, setChosen] = useState<number>();
  const selected = versions?.find(({ version }) => version === chosen) ?? versions?.[0];
  const before = versions?.find(({ version }) => selected && version < selected.version);
  return (
    <ModalDialog title={message('versions.title')} size="large" onClose={onClose}>
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {versions?.length === 0 && (
        <StateMessage
          title={message('versions.empty.title')}
          text={message('versions.empty.text')}
        />
      )}
      {versions && selected && (
        <div className={styles.columns}>
          <VersionList versions={versions} selected={selected.version} onSelect={setChosen} />
          <VersionDetail
            key={selected.version}
            version={selected}
            before={before}
            onClose={onClose}
          />
        </div>
      )}
    </ModalDialog>
  );
}
