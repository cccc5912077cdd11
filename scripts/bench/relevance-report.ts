import type { Job } from '#schemas/api/jobs.ts';
import { type AskedQuery, askSets, ndcgOf } from './relevance.ts';
import { DEPTH } from './relevance-metrics.ts';

/**
 * Every query that the search is made with and its figure, the worst first; then what is found and nobody has judged,
 * for reading. Unseen queries are not told: who reads them makes the search with them.
 */
export async function relevanceReport(): Promise<string> {
  const [asked = []] = await askSets(['known']);
  return [...toScores(asked), '', ...toUnjudged(asked), ''].join('\n');
}

function toScores(asked: readonly AskedQuery[]): string[] {
  const scored = asked.map((query) => ({ ...query, score: ndcgOf(query) }));
  return scored
    .sort((a, b) => a.score - b.score)
    .map(({ score, kind, query, results }) => {
      const grades = results.slice(0, DEPTH).map((grade) => grade ?? '?');
      const text = Number.isNaN(score) ? '-' : score.toFixed(3);
      return [text.padEnd(5), kind.padEnd(10), grades.join('').padEnd(DEPTH), toWords(query)].join(
        '  ',
      );
    });
}

function toWords(query: string): string {
  return [...new URLSearchParams(query).values()].join(' @ ');
}

/** By what is wanted, since queries that want the same share their grades. */
function toUnjudged(asked: readonly AskedQuery[]): string[] {
  const lines = new Map<string, Set<string>>();
  for (const { wants, kind, jobs, results } of asked) {
    const missing = jobs.slice(0, DEPTH).filter((_job, index) => results[index] === undefined);
    if (kind === 'none' || missing.length === 0) continue;
    const known = lines.get(wants) ?? new Set();
    lines.set(wants, new Set([...known, ...missing.map(toLine)]));
  }
  return [...lines].flatMap(([wants, some]) => [wants, ...[...some].map((line) => `  ${line}`)]);
}

function toLine({ referenceNumber, title, company, city, state, employmentType, details }: Job) {
  const { schedule, vehicle, licence, pay, benefits = [] } = details;
  const parts = [
    title,
    company,
    city,
    state,
    employmentType,
    pay?.text,
    schedule,
    vehicle,
    licence,
  ];
  return [referenceNumber, ...parts.map((part) => part ?? '-'), benefits.join('; ')].join(' | ');
}
