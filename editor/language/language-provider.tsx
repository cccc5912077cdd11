import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isLanguage, type Language, preferredLanguage } from '../messages/messages.ts';
import { machineStorage } from '../storage/storage.ts';
import { LanguageContext } from './language-context.ts';

const LANGUAGE_KEY = 'rumbo-editor-language';

/** The interface's language: what was chosen here before, else the browser's. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        machineStorage.write(LANGUAGE_KEY, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

function initialLanguage(): Language {
  const stored = machineStorage.read(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}
