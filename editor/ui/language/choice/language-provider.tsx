import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { showToast } from '../../controls/toast-store.ts';
import {
  formatMessage,
  isLanguage,
  type Language,
  loadMessages,
  preferredLanguage,
} from '../../messages/messages.ts';
import { machineStorage } from '../../storage/storage.ts';
import { LanguageContext, useLanguage, useMessage } from '../use-message.ts';

const LANGUAGE_KEY = 'rumbo-editor-language';

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
  machineStorage.write(LANGUAGE_KEY, next);
  onLoaded(next);
}

/** What was chosen in this browser before, else the browser's own. */
export function initialLanguage(): Language {
  const stored = machineStorage.read(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}

export function LanguageSwitch() {
  const message = useMessage();
  const { language, setLanguage } = useLanguage();
  return (
    <SegmentedControl
      legend={message('language')}
      value={language}
      onChange={setLanguage}
      tooltip={{ side: 'top' }}
      choices={[
        { value: 'es', name: message('language.es'), face: 'ES', lang: 'es' },
        { value: 'en', name: message('language.en'), face: 'EN', lang: 'en' },
      ]}
    />
  );
}
