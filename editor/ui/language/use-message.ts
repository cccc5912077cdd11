import { useContext } from 'react';
import { formatMessage, type MessageKey, type MessageParams } from '../messages/messages.ts';
import { type LanguageChoice, LanguageContext } from './language-context.ts';

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** Gives interface texts by key: `message('problems.many', { count })`. */
export function useMessage(): (key: MessageKey, params?: MessageParams) => string {
  const { language } = useLanguage();
  return (key, params) => formatMessage(language, key, params);
}
