import { type FormEvent, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { useMessage } from '../language/use-message.ts';
import icon from '../theme/icon.svg';
import styles from './sign-in.module.css';

export interface SignInProps {
  /** True when the server refused the token that was given before. */
  readonly refused: boolean;
  readonly onToken: (token: string) => void;
}

export function SignIn({ refused, onToken }: SignInProps) {
  const message = useMessage();
  const ids = { field: useId(), help: useId(), problem: useId() };
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== '') onToken(token.trim());
  };
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
            aria-invalid={refused || undefined}
            aria-describedby={refused ? `${ids.problem} ${ids.help}` : ids.help}
            onChange={(event) => setToken(event.target.value)}
          />
          {refused && (
            <p id={ids.problem} className={styles.problem} role="alert">
              {message('signin.refused')}
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
