import { fillParams } from '#schemas/fill-params.ts';
import type { es } from './es.ts';

export type Language = 'es' | 'en';

export type MessageKey = keyof typeof es;

export type MessageParams = Readonly<Record<string, string | number>>;

type Messages = Readonly<Record<MessageKey, string>>;

/** A person reads one language: the other is not loaded until they choose it. */
const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  es: async () => (await import('./es.ts')).es,
  en: async () => (await import('./en.ts')).en,
};

const loaded = new Map<Language, Messages>();

/** Makes a language ready for `formatMessage`. Rejects where its texts cannot be loaded; asking again tries again. */
export async function loadMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await LOADERS[language]());
}

/** @param language one that `loadMessages` made ready */
export function formatMessage(
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
): string {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`A text was asked for before loadMessages('${language}').`);
  return fillParams(messages[key], params);
}

/** The first language of the browser's list that the editor speaks; Spanish where it speaks none. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'es';
}

export function isLanguage(value: string | null): value is Language {
  return value === 'es' || value === 'en';
}
