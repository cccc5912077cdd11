import { fillParams } from '#schemas/problems/fill-params.ts';
import type { es } from './es.ts';
import type { esLater } from './es-later.ts';

export type Language = 'es' | 'en';

export type MessageKey = keyof typeof es | keyof typeof esLater;

export type MessageParams = Readonly<Record<string, string | number>>;

type Texts = Readonly<Partial<Record<MessageKey, string>>>;

interface Loaders {
  /** What the editor says until the page stands. */
  readonly first: () => Promise<Texts>;
  /** What all else says, none of which is shown before. */
  readonly later: () => Promise<Texts>;
}

/** A person reads one language: the other is not loaded until they choose it. */
const LOADERS: Readonly<Record<Language, Loaders>> = {
  es: {
    first: async () => (await import('./es.ts')).es,
    later: async () => (await import('./es-later.ts')).esLater,
  },
  en: {
    first: async () => (await import('./en.ts')).en,
    later: async () => (await import('./en-later.ts')).enLater,
  },
};

const loaded = new Map<Language, Texts>();
const done = new Set<Loaders[keyof Loaders]>();
let areAllWanted = false;

/**
 * Makes a language ready for `formatMessage`; the texts of what is opened later too once they were asked for in any
 * language. Rejects where texts cannot be loaded; asking again tries again.
 */
export async function loadMessages(language: Language): Promise<void> {
  const { first, later } = LOADERS[language];
  await loadTexts(language, first);
  if (areAllWanted) await loadTexts(language, later);
}

/** Makes the texts of what is opened later ready, in every language that is. Rejects as `loadMessages` does. */
export async function loadLaterMessages(): Promise<void> {
  areAllWanted = true;
  await Promise.all([...loaded.keys()].map(loadMessages));
}

async function loadTexts(language: Language, load: Loaders[keyof Loaders]): Promise<void> {
  if (done.has(load)) return;
  const texts = await load();
  loaded.set(language, { ...loaded.get(language), ...texts });
  done.add(load);
}

/** @param language one that `loadMessages` made ready */
export function formatMessage(
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
): string {
  const text = loaded.get(language)?.[key];
  if (text === undefined) throw new Error(`The text "${key}" was asked for before it was loaded.`);
  return fillParams(text, params);
}

/** The first language of the browser's list that the editor speaks; Spanish where it speaks none. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'es';
}

export function isLanguage(value: string | null): value is Language {
  return value === 'es' || value === 'en';
}
