import type { MergeConflict, MergeSide } from '../document/merge/conflict.ts';
import { Button } from '../ui/controls/button.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './conflict-choices.module.css';
import type { WordedConflict } from './word-diff.ts';

type Choice = Pick<MergeConflict, 'key' | 'chosen'>;

interface ConflictChoicesProps {
  readonly conflicts: readonly Choice[];
  /** Of each conflict, in their order. */
  readonly words: readonly WordedConflict[];
  readonly onChoose: (chosen: ReadonlyMap<string, MergeSide>) => void;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** What two people changed in two ways: side by side, one choice each. Closing it leaves everything as it is. */
export function ConflictChoices({
  conflicts,
  words,
  onChoose,
  onApply,
  onClose,
}: ConflictChoicesProps) {
  const message = useMessage();
  const chooseAll = (side: MergeSide) => onChoose(new Map(conflicts.map(({ key }) => [key, side])));
  const apply = () => {
    onApply();
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
          <ul className={styles.list}>
            {conflicts.map((conflict, index) => (
              <li key={conflict.key}>
                <ConflictChoice
                  conflict={conflict}
                  words={words[index]}
                  onChoose={(side) => onChoose(new Map([[conflict.key, side]]))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </ModalDialog>
  );
}

interface FooterProps {
  readonly conflicts: readonly Choice[];
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

interface ConflictChoiceProps {
  readonly conflict: Choice;
  readonly words: WordedConflict | undefined;
  readonly onChoose: (side: MergeSide) => void;
}

function ConflictChoice({ conflict, words, onChoose }: ConflictChoiceProps) {
  const message = useMessage();
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>
        <strong>{words?.node}</strong> · {words?.field}
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
            {words?.[side].map(({ text, isNew }, index) =>
              isNew ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
