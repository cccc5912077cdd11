import type { Finding } from './rule.ts';

/** The first finding at each place: a page and its `/p/` variant share most of what they show. */
export function firstAtEachPointer(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ pointer }) => {
    const isFirst = !seen.has(pointer);
    seen.add(pointer);
    return isFirst;
  });
}
