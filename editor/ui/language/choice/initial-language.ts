import { isLanguage, type Language, preferredLanguage } from '../../messages/messages.ts';
import { machineStorage } from '../../storage/storage.ts';

const LANGUAGE_KEY = 'rumbo-editor-language';

/** What was chosen in this browser before, else the browser's own. */
export function initialLanguage(): Language {
  const stored = machineStorage.read(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}

export function keepLanguage(language: Language): void {
  machineStorage.write(LANGUAGE_KEY, language);
}
