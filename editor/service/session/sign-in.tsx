import { LanguageSwitch } from '../../ui/language/choice/language-provider.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import icon from '../../ui/theme/icon.svg';
import styles from './sign-in.module.css';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export function SignIn({ problem, onToken }: SignInFormProps) {
  const message = useMessage();
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <img src={icon} alt="" width={32} height={32} />
        <h1 className={styles.title}>{message('signin.title')}</h1>
        <SignInForm problem={problem} onToken={onToken} />
      </div>
      <LanguageSwitch />
    </main>
  );
}
