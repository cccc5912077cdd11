import { useState } from 'react';
import type { ChangeSummary } from '#schemas/diff/summarise-changes.ts';
import type { Result } from '#schemas/result.ts';
import { useCommandContext } from '../commands/command-context.ts';
import { showToast } from '../controls/toast-store.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { type RestoreFailure, restoreSection, restoreWhole } from './restore-version.ts';

export interface Restoring {
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
export function useRestore(text: string | undefined, onWhole: () => void): Restoring {
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
      const takeBack = put(restoreSection(page.state(), wanted));
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
