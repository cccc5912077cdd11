import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import type { Figure } from '../measure/figures.ts';

/** What a part of the bench measured last, in `bench/results.json`. */
export interface PartResult {
  readonly part: string;
  /** Day of the run, `YYYY-MM-DD`. */
  readonly measuredOn: string;
  readonly figures: readonly Figure[];
}

const FILE = path.join(projectRoot, 'bench/results.json');

/** Keeps what was measured today beside what other runs measured of other parts, by name. */
export function keepResult(part: string, figures: readonly Figure[]): void {
  const measuredOn = new Date().toISOString().slice(0, 10);
  const others = readResults().filter((result) => result.part !== part);
  const kept = [...others, { part, measuredOn, figures }].sort((a, b) =>
    a.part < b.part ? -1 : 1,
  );
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

export function readResults(): readonly PartResult[] {
  if (!existsSync(FILE)) return [];
  const results: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  return Array.isArray(results) ? results.filter(isPartResult) : [];
}

function isPartResult(value: unknown): value is PartResult {
  return typeof value === 'object' && value !== null && 'part' in value && 'figures' in value;
}
