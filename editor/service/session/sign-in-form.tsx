import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { SessionProblem } from './session.ts';
import styles from './sign-in.module.css';

export interface SignInFormProps {
  /** Why the one before did not get in or out. */
  readonly problem: SessionProblem | null;
  readonly onToken: (token: string) => void;
  /** What else can be done than signing in. */
  readonly children?: ReactNode;
}

export function SignInForm({ problem, onToken, children }: SignInFormProps) {
  const message = useMessage();
  const ids = { field: useId(), help: useId(), problem: useId() };
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== '') onToken(token.trim());
  };
  const isRefused = problem !== null && problem !== 'not-ended' && problem.failure === 'refused';
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={ids.field}>{message('signin.token')}</label>
      <input
        id={ids.field}
        className={styles.field}
        type="password"
        autoComplete="off"
        spellCheck={false}
        required
        value={token}
        aria-invalid={isRefused || undefined}
        aria-describedby={problem === null ? ids.help : `${ids.problem} ${ids.help}`}
        onChange={(event) => setToken(event.target.value)}
      />
      {problem !== null && (
        <p id={ids.problem} className={styles.problem} role="alert">
          <ProblemText problem={problem} />
        </p>
      )}
      <p id={ids.help} className={styles.help}>
        {message('signin.help')}
      </p>
      <Button type="submit" variant="primary">
        {message('signin.submit')}
      </Button>
      {children}
    </form>
  );
}

function ProblemText({ problem }: { readonly problem: SessionProblem }) {
  const message = useMessage();
  if (problem === 'not-ended') return message('signout.failed');
  if (problem.failure === 'refused') return message('signin.refused');
  const { failure, status } = problem;
  return `${message(`failure.${failure}.title`)}. ${message(`failure.${failure}.text`, { status })}`;
}
