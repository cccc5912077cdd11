import { fillParams } from '../../problems/fill-params.ts';
import type { ProblemLanguage } from '../../problems/format-problem.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** A text of differences and restoring. */
export type DiffMessageKey = keyof typeof en;

type Params = Readonly<Record<string, string | number>>;

const TEXTS = { es, en };

export function message(
  key: DiffMessageKey,
  language: ProblemLanguage,
  params: Params = {},
): string {
  return fillParams(TEXTS[language][key], params);
}

export type Article = keyof typeof es.articles;

const ARTICLES: readonly Article[] = ['el', 'la', 'los', 'las'];

const ARTICLE_OF: ReadonlyMap<string, Article> = new Map(
  ARTICLES.flatMap((article) => es.articles[article].map((noun) => [noun, article] as const)),
);

/** The article of a Spanish label that begins with a noun; undefined for labels such as "Mostrar la fecha". */
export function articleOf(label: string): Article | undefined {
  return ARTICLE_OF.get(label.split(' ', 1)[0]?.toLowerCase() ?? '');
}
