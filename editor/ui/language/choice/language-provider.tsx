import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { showToast } from '../../controls/toast-store.ts';
import { formatMessage, type Language, loadMessages } from '../../messages/messages.ts';
import { LanguageContext } from '../language-context.ts';
import { initialLanguage, keepLanguage } from './initial-language.ts';

/** The interface's language. The texts of the initial one have to be loaded already; another is shown once it is. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => void change(next, { from: language, onLoaded: setLanguage }),
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

interface LanguageChange {
  readonly from: Language;
  readonly onLoaded: (language: Language) => void;
}

async function change(next: Language, { from, onLoaded }: LanguageChange): Promise<void> {
  try {
    await loadMessages(next);
  } catch {
    showToast({ text: formatMessage(from, 'language.failed'), tone: 'warning' });
    return;
  }
  keepLanguage(next);
  onLoaded(next);
}
