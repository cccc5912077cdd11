import { useEffect } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useModal } from '../../ui/dialogs/use-modal.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { type SessionProblem, session } from './session.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export interface SignInAgainProps {
  /** Why the last token did not open another session. */
  readonly problem: SessionProblem | null;
}

/** Signing in elsewhere ends this session before its cookie has come: what is asked in between is refused, in ms. */
const RECHECK_MS = 2_000;

/** Lies over the work of somebody whose session ended, until they are back. Nothing below it is lost. */
export function SignInAgain({ problem }: SignInAgainProps) {
  const message = useMessage();
  const dialog = useModal();
  useEffect(() => {
    // What was refused may have been under way while somebody signed in again in another tab.
    void session.recheck();
    const again = setTimeout(session.recheck, RECHECK_MS);
    addEventListener('focus', session.recheck);
    return () => {
      clearTimeout(again);
      removeEventListener('focus', session.recheck);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended" className={styles.againTitle}>
        {message('session.ended.title')}
      </h2>
      <p className={styles.help}>{message('session.ended.text')}</p>
      <SignInForm problem={problem} onToken={session.signIn}>
        <Button variant="quiet" onClick={session.signOut}>
          {message('session.ended.leave')}
        </Button>
      </SignInForm>
    </dialog>
  );
}
