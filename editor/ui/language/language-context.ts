import { createContext } from 'react';
import type { Language } from '../messages/messages.ts';

export interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'es',
  setLanguage: () => {},
});
