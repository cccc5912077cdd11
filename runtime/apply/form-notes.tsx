import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import type { FillState } from './filling/fill-state.ts';

export interface FormNotesProps {
  readonly state: FillState;
  /** The person says that it is somebody else. */
  readonly onWipe: () => void;
}

/** What a person should know of their answers: where they are, where they came from, and what is asked no more. */
export function FormNotes({ state, onWipe }: FormNotesProps) {
  const message = usePageMessage();
  const { waiting, isPrefilled, isResumed, isChanged, isUnkept, unasked, refusal } = state;
  return (
    <>
      {refusal !== undefined && (
        <p className={styles.waiting}>{message(`apply.refused.${refusal}`)}</p>
      )}
      {waiting !== 'none' && (
        <p className={styles.waiting}>{message(`apply.waiting.${waiting}`)}</p>
      )}
      {isUnkept && <p className={styles.waiting}>{message('apply.unkept')}</p>}
      {isChanged && (
        <div className={styles.waiting}>
          <p>{message('apply.changed')}</p>
          {unasked.length > 0 && (
            <>
              <p>{message('apply.unasked')}</p>
              <dl className={styles.answers}>
                {unasked.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
      )}
      {(isPrefilled || isResumed) && (
        <p className={styles.prefilled}>
          {message(isResumed ? 'apply.resumed' : 'apply.prefilled')}{' '}
          <button type="button" className={styles.edit} onClick={onWipe}>
            {message('apply.not-me')}
          </button>
        </p>
      )}
    </>
  );
}
