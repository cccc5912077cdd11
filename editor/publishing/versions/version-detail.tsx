import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ChangeSummary } from '#schemas/diff/words/summarise-changes.ts';
import type { Result } from '#schemas/problems/result.ts';
import { useCommandContext } from '../../commands/command.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { useVersionText } from '../../service/content-queries.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import type { PageVersionSummary } from '../../service/version-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { ChangeList, useChanges, useEditedText } from './change-list.tsx';
import {
  type RestoreFailure,
  restoreVersionSection,
  restoreWhole,
  versionSections,
} from './restore-version.ts';
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
  const page = { siteId, kind: 'pages', id: pageId } as const;
  const text = useVersionText(page, version.version);
  const older = useVersionText(page, before?.version);
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
  const sections = useMemo(() => versionSections(text ?? ''), [text]);
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

interface Restoring {
  /** What came of it, in words. */
  readonly notice: string | null;
  readonly undo: (() => void) | null;
  readonly whole: () => void;
  readonly section: (change: ChangeSummary) => void;
}

/**
 * Brings a version back into the editor as one step that can be undone; saving does the rest.
 * @param text document of the version; undefined until it is there
 * @param onWhole when the whole page was restored
 */
function useRestore(text: string | undefined, onWhole: () => void): Restoring {
  const message = useMessage();
  const { language } = useLanguage();
  const { page } = usePageEditor();
  const { saver } = useCommandContext();
  const [outcome, setOutcome] = useState<Pick<Restoring, 'notice' | 'undo'>>({
    notice: null,
    undo: null,
  });
  /** Answers how to take it back, without what was done since. */
  const put = (restored: Result<EditedPage, RestoreFailure>): (() => void) | undefined => {
    if (!restored.ok) {
      setOutcome({ notice: failureOf(restored.problems[0], message), undo: null });
      return undefined;
    }
    const states = { before: page.state(), after: restored.value };
    page.replace(restored.value, 'edit.restore');
    return () => void saver?.takeBack(states);
  };
  return {
    ...outcome,
    whole: () => {
      const takeBack = text === undefined ? undefined : put(restoreWhole(page.state(), text));
      if (!takeBack) return;
      onWhole();
      const action = { label: message('versions.undo'), run: takeBack };
      showToast({ text: message('versions.restored'), action });
    },
    section: ({ nodeId }) => {
      const wanted = { text: text ?? '', sectionId: nodeId, language };
      const takeBack = put(restoreVersionSection(page.state(), wanted));
      if (!takeBack) return;
      const undo = () => {
        takeBack();
        setOutcome({ notice: message('versions.undone'), undo: null });
      };
      setOutcome({ notice: message('versions.section-restored'), undo });
    },
  };
}

function failureOf(
  failure: RestoreFailure | undefined,
  message: ReturnType<typeof useMessage>,
): string {
  if (typeof failure === 'object') return failure.text;
  return message(`versions.failed.${failure ?? 'unreadable'}`);
}
