import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Texts = Readonly<Record<string, string | { readonly text: string; readonly lang: string }>>;

/** What rules must know of the interface texts, which stand in the runtime: the parts that are filled in, and the language. */
export function interfaceTextsModule(root: string): string {
  const texts = readTexts(root, 'es.json');
  const answers = readTexts(root, 'answers/es.json');
  const prefixed = Object.entries(answers).map(([code, text]) => [`answer.${code}`, text] as const);
  const parts = [...Object.entries(texts), ...prefixed].flatMap(([key, text]) => {
    const names = placeholdersOf(typeof text === 'string' ? text : text.text);
    return names.length > 0 ? [[key, names]] : [];
  });
  const foreign = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' || text.lang === 'es' ? [] : [[key, text.lang]],
  );
  const spanish = Object.keys(texts).filter((key) => !foreign.some(([name]) => name === key));
  return `// Generated from runtime/messages by \`npm run codegen\`. Do not edit.
/** What is filled into an interface text, by its key. */
export const textPlaceholders: Readonly<Record<string, readonly string[]>> = ${toCode(parts)};

/** Language of the interface texts that are not in Spanish. */
export const foreignTexts: Readonly<Record<string, string>> = ${toCode(foreign)};

/** Keys of the interface texts that are in Spanish. */
export const spanishTexts: readonly string[] = ${JSON.stringify(spanish)};

/** Keys of the texts that say what is wrong with answers, and the languages that they are there in. */
export const answerTexts: readonly string[] = ${JSON.stringify(prefixed.map(([key]) => key))};
export const ANSWER_LANGUAGES: readonly string[] = ${JSON.stringify(answerLanguages(root))};
`;
}

function answerLanguages(root: string): string[] {
  const files = readdirSync(path.join(root, 'runtime/messages/answers')).sort();
  return files.flatMap((name) => (name.endsWith('.json') ? [path.parse(name).name] : []));
}

function readTexts(root: string, name: string): Texts {
  return JSON.parse(readFileSync(path.join(root, 'runtime/messages', name), 'utf8')) as Texts;
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}

function toCode(entries: readonly (readonly unknown[])[]): string {
  return JSON.stringify(Object.fromEntries(entries as [string, unknown][]), null, 2);
}
