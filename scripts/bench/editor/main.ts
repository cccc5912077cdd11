import '../production.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../build.ts';
import { type BuildTarget, PRODUCT_BUILD } from '../../build-stamp.ts';
import { projectRoot } from '../../project-root.ts';
import { type Figure, holds, toTable } from '../figures.ts';
import { measureEditorBytes } from './editor-bytes.ts';
import { measureEditor } from './measure-editor.ts';
import { runEditorPeers } from './run-editor-peers.ts';
import { serveBench } from './serve-bench.ts';

// `npm run bench:editor`: what working in the editor costs, by widgets on the page and slow-down of the processor.
// `--peers DIR` measures other builders beside it, in one table. `--check` fails when a figure misses its bar.

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,200,1000' },
    cpu: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'string' },
    check: { type: 'boolean' },
  },
});

/** The product with the view that measures; visitors and recruiters never get it. */
const BENCH_BUILD: BuildTarget = {
  distDir: path.join(projectRoot, '.cache/bench-editor/dist'),
  env: { RUMBO_BENCH_BUILD: '1' },
};

await ensureBuild(PRODUCT_BUILD);
const bytes = measureEditorBytes(path.join(PRODUCT_BUILD.distDir, 'editor'));
await ensureBuild(BENCH_BUILD);
const bench = await serveBench(path.join(BENCH_BUILD.distDir, 'editor'));
const figures: Figure[] = [...bytes];
for (const slowdown of toNumbers(options.cpu))
  for (const widgets of toNumbers(options.sizes))
    figures.push(
      ...(await measureEditor({
        origin: bench.origin,
        widgets,
        slowdown,
        rounds: Number(options.rounds),
      })),
    );
process.stdout.write(toTable(figures));
process.stdout.write(
  `\n${await runEditorPeers(options.peers, { origin: bench.origin, sizes: options.sizes, rounds: options.rounds })}`,
);
await bench.close();
if (options.check) process.exitCode = figures.every(holds) ? 0 : 1;

function toNumbers(list: string): readonly number[] {
  return list.split(',').map(Number);
}
