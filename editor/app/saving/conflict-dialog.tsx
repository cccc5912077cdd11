import { useMemo, useState, useSyncExternalStore } from 'react';
import { useCommandContext } from '../../commands/command.ts';
import { ConflictChoices } from '../../conflicts/conflict-choices.tsx';
import type { EditedPage } from '../../document/edited-page.ts';
import type { MergeConflict, MergeSide } from '../../document/merge/conflict.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import type { PageSaver } from '../../drafts/page-saver.ts';
import type { DialogProps } from '../../ui/dialogs/dialog.tsx';
import { useLanguage } from '../../ui/language/use-message.ts';
import { wordConflicts } from './conflict-wording.ts';

/** What two people changed of a page in two ways. */
export function ConflictDialog({ onClose }: DialogProps) {
  const { saver } = useCommandContext();
  const { language } = useLanguage();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const { conflicts, everything } = useMerge(saver, choices);
  const words = useMemo(
    () => wordConflicts(conflicts, everything, language),
    [conflicts, everything, language],
  );
  return (
    <ConflictChoices
      conflicts={conflicts}
      words={words}
      onChoose={(chosen) => setChoices(new Map([...choices, ...chosen]))}
      onApply={() => void saver?.resolve(choices)}
      onClose={onClose}
    />
  );
}

interface Merge {
  readonly conflicts: readonly MergeConflict[];
  /** The page with all that either has: what names the things in conflict. */
  readonly everything: EditedPage;
}

/** The conflicts as they are now: the page may change below the dialog, by what others save. */
function useMerge(saver: PageSaver | null, choices: ReadonlyMap<string, MergeSide>): Merge {
  const { page } = usePageEditor();
  const state = useSyncExternalStore((notify) => page.subscribe('', notify), page.state);
  return useMemo(
    () => ({
      conflicts: saver?.preview(choices)?.conflicts ?? [],
      everything: saver?.preview(new Map())?.merged ?? state,
    }),
    [saver, choices, state],
  );
}
