import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ProductProcess, startProductProcess } from './product-process.ts';

/** A folder of its own for as long as it is used. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The built product on a data directory for as long as it is used. */
export async function withProduct<T>(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  use: (product: ProductProcess) => Promise<T>,
): Promise<T> {
  const product = await startProductProcess(dataDir, env);
  try {
    return await use(product);
  } finally {
    await product.stop();
  }
}
