import { fillParams } from '#schemas/format-problem.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Language = 'es' | 'en';

export type MessageKey = keyof typeof es;

export type MessageParams = Readonly<Record<string, string | number>>;

const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { es, en };

export function formatMessage(
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
): string {
  return fillParams(MESSAGES[language][key], params);
}

/** The first language of the browser's list that the editor speaks; Spanish where it speaks none. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'es';
}

export function isLanguage(value: string | null): value is Language {
  return value === 'es' || value === 'en';
}
