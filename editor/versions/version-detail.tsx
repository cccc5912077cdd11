import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ChangeSummary } from '#schemas/diff/summarise-changes.ts';
import { useVersionText } from '../api/content-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import type { PageVersionSummary } from '../api/version-api.ts';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { ChangeList } from './change-list.tsx';
import { sectionsOf } from './restore-version.ts';
import { useChanges, useEditedText } from './use-changes.ts';
import { useRestore } from './use-restore.ts';
import styles from './versions-dialog.module.css';

export interface VersionDetailProps {
  readonly version: PageVersionSummary;
  /** The version before it, if there is one. */
  readonly before: PageVersionSummary | undefined;
  readonly onClose: () => void;
}

type Comparison = 'now' | 'before';

/** What is different about a version, and what of it can be had back. */
export function VersionDetail({ version, before, onClose }: VersionDetailProps) {
  const message = useMessage();
  const { siteId, pageId } = usePageEditor();
  const [comparison, setComparison] = useState<Comparison>('now');
  const text = useVersionText(siteId, pageId, version.version);
  const older = useVersionText(siteId, pageId, before?.version);
  const edited = useEditedText();
  const isNow = comparison === 'now';
  const changes = useChanges(isNow ? text.data : older.data, isNow ? edited : text.data);
  const restore = useRestore(text.data, onClose);
  const isFirst = !isNow && before === undefined;
  const error = text.error ?? older.error;
  return (
    <div className={styles.detail}>
      <div className={styles.tools}>
        <SegmentedControl
          legend={message('versions.compare')}
          value={comparison}
          onChange={setComparison}
          choices={[
            { value: 'now', name: message('versions.compare.now') },
            { value: 'before', name: message('versions.compare.before') },
          ]}
        />
        <Button
          variant="primary"
          onClick={restore.whole}
          isDisabled={text.data === undefined || (isNow && changes?.length === 0)}
        >
          {message('versions.restore')}
        </Button>
      </div>
      <RestoreNotice restore={restore} />
      {error && <QueryFailure error={error} onRetry={text.refetch} />}
      <h3 className={styles.title}>{message(`versions.changes.${comparison}`)}</h3>
      {isFirst && <p className={styles.text}>{message('versions.first')}</p>}
      {!isFirst && !error && changes === undefined && (
        <p className={styles.text}>{message('loading')}</p>
      )}
      {changes?.length === 0 && (
        <p className={styles.text}>{message(`versions.same.${comparison}`)}</p>
      )}
      {changes && changes.length > 0 && (
        <VersionChanges
          changes={changes}
          text={isNow ? text.data : undefined}
          onRestore={restore.section}
        />
      )}
    </div>
  );
}

interface VersionChangesProps {
  readonly changes: readonly ChangeSummary[];
  /** Document of the version, where its sections can be had back. */
  readonly text: string | undefined;
  readonly onRestore: (change: ChangeSummary) => void;
}

function VersionChanges({ changes, text, onRestore }: VersionChangesProps) {
  const message = useMessage();
  const sections = useMemo(() => sectionsOf(text ?? ''), [text]);
  return (
    <ChangeList
      changes={changes}
      limit={40}
      action={(change) =>
        change.nodeKind === 'section' &&
        sections.has(change.nodeId) && (
          <Button onClick={() => onRestore(change)}>
            {message('versions.restore-section')}
            <span className={styles.hidden}>{`: ${change.text}`}</span>
          </Button>
        )
      }
    />
  );
}

function RestoreNotice({ restore }: { readonly restore: ReturnType<typeof useRestore> }) {
  const message = useMessage();
  const { notice, undo } = restore;
  return (
    <div role="status">
      {notice !== null && (
        <p className={styles.notice}>
          <span>{notice}</span>
          {undo !== null && (
            <Button onClick={undo}>
              <Undo2 size={14} aria-hidden="true" />
              {message('versions.undo')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
