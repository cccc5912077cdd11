import { createContext, useContext } from 'react';
import {
  formatMessage,
  type Language,
  type MessageKey,
  type MessageParams,
} from '../messages/messages.ts';

export const LanguageContext = createContext<LanguageChoice>({
  language: 'es',
  setLanguage: () => {},
});

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** Gives interface texts by key: `message('canvas.width', { width })`. */
export type Say = (key: MessageKey, params?: MessageParams) => string;

export function useMessage(): Say {
  const { language } = useLanguage();
  return (key, params) => formatMessage(language, key, params);
}

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}
