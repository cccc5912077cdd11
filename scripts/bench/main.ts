import '../measure/production.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Job } from '#schemas/api/jobs.ts';
import { type Figure, holds, toTable } from '../measure/figures.ts';
import { ensureBuild } from '../product/build.ts';
import { type ProductProcess, startProductProcess } from '../product/product-process.ts';
import { BENCH_PARTS, type BenchPart, type BenchSetting } from './parts.ts';
import { type AskedQuery, askSets, ndcgOf } from './relevance/relevance.ts';
import { DEPTH } from './relevance/relevance-metrics.ts';
import { keepResult } from './results.ts';
import { reportResumes } from './resumes/resumes.ts';

const BENCHES = ['bench-ssr.mjs', 'bench-bytes.mjs'];

// `npm run bench`: every figure of this version in one run, with a control beside each rate.
// `--only search,bytes` measures some parts. `--budgets` measures those that do not depend on the machine, and fails
// when a figure misses its bar. `--queries` lists what every judged query finds (README.md) and measures nothing;
// `--resumes` tells how well each kind of CV is read, and lists those that are read worst.

const { values: options } = parseArgs({
  options: {
    budgets: { type: 'boolean' },
    only: { type: 'string' },
    peers: { type: 'string' },
    queries: { type: 'boolean' },
    resumes: { type: 'boolean' },
  },
});

const parts = chooseParts();
await ensureBuild();
if (options.queries) process.stdout.write(await relevanceReport());
else if (options.resumes) process.stdout.write(`${await reportResumes()}\n`);
else await measure();

async function measure(): Promise<void> {
  const figures = await measureParts(parts);
  process.stdout.write(toTable(figures));
  if (options.budgets) process.exitCode = figures.every(holds) ? 0 : 1;
  else process.stdout.write(`\n${runPeers(options.peers)}`);
}

function chooseParts(): readonly BenchPart[] {
  if (options.budgets) return BENCH_PARTS.filter(({ isBudget }) => isBudget);
  if (options.only === undefined) return BENCH_PARTS;
  const names = options.only.split(',');
  const unknown = names.find((name) => BENCH_PARTS.every((part) => part.name !== name));
  if (unknown === undefined) return BENCH_PARTS.filter(({ name }) => names.includes(name));
  const known = BENCH_PARTS.map(({ name }) => name).join(', ');
  throw new Error(`No part of the bench is called "${unknown}". There are ${known}.`);
}

/** Keeps each part as soon as it is measured: a later one may fail. */
async function measureParts(chosen: readonly BenchPart[]): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  let product: ProductProcess | undefined;
  const setting: BenchSetting = {
    peers: options.peers,
    async origin() {
      product ??= await startProductProcess(dataDir);
      return product.origin;
    },
  };
  const measured: Figure[] = [];
  try {
    for (const part of chosen) {
      const figures = await part.measure(setting);
      if (!options.budgets && figures.length > 0) keepResult(part.name, figures);
      measured.push(...figures);
    }
  } finally {
    await product?.stop();
    rmSync(dataDir, { recursive: true });
  }
  return measured;
}

/** Runs the benches of other builders beside ours and gives what they print, or says that they are absent. */
function runPeers(folder: string | undefined): string {
  if (folder === undefined || !existsSync(path.join(folder, 'package.json'))) {
    return 'Peers: absent (name their folder with --peers DIR).\n';
  }
  if (!existsSync(path.join(folder, 'node_modules'))) {
    return `Peers: ${folder} is not installed (run npm ci there).\n`;
  }
  return BENCHES.map((bench) => runBench(folder, bench)).join('\n');
}

function runBench(folder: string, bench: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bench], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `Peers: ${bench}${status === 0 ? '' : ` failed (${status})\n${stderr}`}\n${stdout}`;
}

/**
 * Every query that the search is made with and its figure, the worst first; then what is found and nobody has judged,
 * for reading. Unseen queries are not told: who reads them makes the search with them.
 */
async function relevanceReport(): Promise<string> {
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
