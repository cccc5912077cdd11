import { type FormEvent, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { useMessage } from '../language/use-message.ts';
import icon from '../theme/icon.svg';
import type { SessionProblem } from './session.ts';
import styles from './sign-in.module.css';

export interface SignInProps {
  /** Why the one before did not get in or out. */
  readonly problem: SessionProblem | null;
  readonly onToken: (token: string) => void;
}

export function SignIn({ problem, onToken }: SignInProps) {
  const message = useMessage();
  const ids = { field: useId(), help: useId(), problem: useId() };
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== '') onToken(token.trim());
  };
  const isRefused = problem !== null && problem !== 'not-ended' && problem.failure === 'refused';
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <img src={icon} alt="" width={32} height={32} />
        <h1 className={styles.title}>{message('signin.title')}</h1>
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
        </form>
      </div>
      <LanguageSwitch />
    </main>
  );
}

function ProblemText({ problem }: { readonly problem: SessionProblem }) {
  const message = useMessage();
  if (problem === 'not-ended') return message('signout.failed');
  if (problem.failure === 'refused') return message('signin.refused');
  const { failure, status } = problem;
  return `${message(`failure.${failure}.title`)}. ${message(`failure.${failure}.text`, { status })}`;
}
