import es from './es.json' with { type: 'json' };

export type PageMessageKey = keyof typeof es;

/** An interface text. `lang` is set where it is not in the page's language. */
export interface Message {
  readonly text: string;
  readonly lang?: string;
}

export type Messages = Readonly<Record<PageMessageKey, Message>>;

export type PageMessageParams = Readonly<Record<string, string | number>>;

/** The interface texts that a site has where it words none itself. */
export const defaultMessages: Messages = /* @__PURE__ */ toMessages(es);

/** The interface texts with a site's own wording laid over the defaults. */
export function createMessages(overrides: Readonly<Record<string, string>> = {}): Messages {
  const own = Object.entries(overrides).filter(([key]) => Object.hasOwn(defaultMessages, key));
  return { ...defaultMessages, ...toMessages(Object.fromEntries(own)) };
}

/** Replaces each `{name}` of a text by its parameter. */
export function fillMessage(text: string, params: PageMessageParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

function toMessages(texts: Readonly<Record<string, string | Message>>): Messages {
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? { text: value } : value,
  ]);
  return Object.fromEntries(entries) as Messages;
}
