import './production.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../build.ts';
import { type Figure, holds, toTable } from './figures.ts';
import { BENCH_PARTS, type BenchPart, type BenchSetting } from './parts.ts';
import { runPeers } from './peers.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';
import { relevanceReport } from './relevance-report.ts';
import { keepResult } from './results.ts';

// `npm run bench`: every figure of this version in one run, with a control beside each rate.
// `--only search,bytes` measures some parts. `--budgets` measures those that do not depend on the machine, and fails
// when a figure misses its bar. `--queries` lists what every judged query finds (README.md) and measures nothing.

const { values: options } = parseArgs({
  options: {
    budgets: { type: 'boolean' },
    only: { type: 'string' },
    peers: { type: 'string' },
    queries: { type: 'boolean' },
  },
});

const parts = chooseParts();
await ensureBuild();
if (options.queries) process.stdout.write(await relevanceReport());
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
