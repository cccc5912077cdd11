import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, median } from './figures.ts';
import { startProductProcess } from './product-process.ts';

const ROUNDS = 3;

/** Seconds until the first page can be served with data that exists. */
const MAX_SECONDS = 2;

/** Seconds to start on a new data directory and on an existing one, and memory at rest after that. */
export async function measureStarts(): Promise<Figure[]> {
  const fresh: number[] = [];
  const existing: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
    const first = await startProductProcess(dataDir);
    fresh.push(first.startMs / 1000);
    await first.stop();
    const second = await startProductProcess(dataDir);
    existing.push(second.startMs / 1000);
    memory.push(await second.memory());
    await second.stop();
    rmSync(dataDir, { recursive: true });
  }
  const group = 'start';
  return [
    { group, name: 'new data directory', value: median(fresh), unit: 's' },
    {
      group,
      name: 'existing data',
      value: median(existing),
      unit: 's',
      bar: { atMost: MAX_SECONDS },
    },
    { group, name: 'memory after it', value: median(memory), unit: 'MiB' },
  ];
}
