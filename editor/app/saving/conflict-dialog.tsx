import { useMemo, useState, useSyncExternalStore } from 'react';
import { useCommandContext } from '../../commands/command.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import type { MergeConflict, MergeSide } from '../../document/merge/conflict.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import type { PageSaver } from '../../drafts/page-saver.ts';
import { Button } from '../../ui/controls/button.tsx';
import { StateMessage } from '../../ui/controls/state-message.tsx';
import { type DialogProps, ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './conflict-dialog.module.css';
import { type WordedConflict, wordConflicts } from './conflict-wording.ts';

/** What two people changed in two ways: side by side, one choice each. Closing it leaves everything as it is. */
export function ConflictDialog({ onClose }: DialogProps) {
  const message = useMessage();
  const { saver } = useCommandContext();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const { conflicts, everything } = useMerge(saver, choices);
  const chooseAll = (side: MergeSide) =>
    setChoices(new Map(conflicts.map(({ key }) => [key, side])));
  const apply = () => {
    void saver?.resolve(choices);
    onClose();
  };
  return (
    <ModalDialog
      title={message('conflict.title')}
      onClose={onClose}
      footer={conflicts.length > 0 && <Footer conflicts={conflicts} onApply={apply} />}
    >
      {conflicts.length === 0 ? (
        <StateMessage
          title={message('conflict.none.title')}
          text={message('conflict.none.text')}
          action={<Button onClick={apply}>{message('close')}</Button>}
        />
      ) : (
        <>
          <div className={styles.intro}>
            <p>{message('conflict.text')}</p>
            <Button onClick={() => chooseAll('mine')}>{message('conflict.all-mine')}</Button>
            <Button onClick={() => chooseAll('theirs')}>{message('conflict.all-theirs')}</Button>
          </div>
          <ConflictList
            conflicts={conflicts}
            page={everything}
            onChoose={(key, side) => setChoices(new Map(choices).set(key, side))}
          />
        </>
      )}
    </ModalDialog>
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

interface FooterProps {
  readonly conflicts: readonly MergeConflict[];
  readonly onApply: () => void;
}

function Footer({ conflicts, onApply }: FooterProps) {
  const message = useMessage();
  const mine = conflicts.filter(({ chosen }) => chosen === 'mine').length;
  return (
    <>
      <span className={styles.count} role="status">
        {message('conflict.count', { mine, theirs: conflicts.length - mine })}
      </span>
      <Button variant="primary" onClick={onApply}>
        {message('conflict.apply')}
      </Button>
    </>
  );
}

interface ConflictListProps {
  readonly conflicts: readonly MergeConflict[];
  readonly page: EditedPage;
  readonly onChoose: (key: string, side: MergeSide) => void;
}

function ConflictList({ conflicts, page, onChoose }: ConflictListProps) {
  const { language } = useLanguage();
  const worded = useMemo(
    () => wordConflicts(conflicts, page, language),
    [conflicts, page, language],
  );
  return (
    <ul className={styles.list}>
      {conflicts.map((conflict, index) => {
        const words = worded[index];
        return (
          words && (
            <li key={conflict.key}>
              <ConflictChoice
                conflict={conflict}
                words={words}
                onChoose={(side) => onChoose(conflict.key, side)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ConflictChoiceProps {
  readonly conflict: MergeConflict;
  readonly words: WordedConflict;
  readonly onChoose: (side: MergeSide) => void;
}

function ConflictChoice({ conflict, words, onChoose }: ConflictChoiceProps) {
  const message = useMessage();
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>
        <strong>{words.node}</strong> · {words.field}
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <span className={styles.name}>
            <input
              type="radio"
              name={conflict.key}
              checked={conflict.chosen === side}
              onChange={() => onChoose(side)}
            />
            {message(`conflict.${side}`)}
          </span>
          <span className={styles.value}>
            {words[side].map(({ text, isNew }, index) =>
              isNew ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
