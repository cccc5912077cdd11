import '../../measure/production.ts';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../base/chromium.ts';
import { projectRoot } from '../../base/project-root.ts';
import { type Figure, holds, toTable } from '../../measure/figures.ts';
import { ensureBuild } from '../../product/build.ts';
import { type BuildTarget, PRODUCT_BUILD } from '../../product/build-stamp.ts';
import { measureApplications } from './applications/measure-applications.ts';
import { measureEditorBytes } from './editor-bytes.ts';
import { measureEditor } from './measure-editor.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

// `npm run bench:editor`: what working in the editor costs, by widgets on the page and slow-down of the processor.
// `--only applications` or `--only pages` measures that alone, `--peers DIR` other builders beside it, in one table. `--check` fails when a figure misses its bar.

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,200,1000' },
    cpu: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
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
const rounds = Number(options.rounds);
if (options.only !== 'applications')
  for (const slowdown of toNumbers(options.cpu))
    for (const widgets of toNumbers(options.sizes))
      figures.push(...(await measureEditor({ origin: bench.origin, widgets, slowdown, rounds })));
if (options.only !== 'pages')
  figures.push(...(await measureApplications({ bench: bench.origin, rounds })));
process.stdout.write(toTable(figures));
process.stdout.write(
  `\n${await runEditorPeers(options.peers, { origin: bench.origin, sizes: options.sizes, rounds: options.rounds })}`,
);
await bench.close();
if (options.check) process.exitCode = figures.every(holds) ? 0 : 1;

function toNumbers(list: string): readonly number[] {
  return list.split(',').map(Number);
}

interface BenchServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** The files of a bench build as the product serves them: `/editor/bench?n=50` and what that loads. */
async function serveBench(folder: string): Promise<BenchServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/editor/bench' ? '/editor/bench/index.html' : pathname;
    const file = path.join(folder, path.normalize(name));
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface PeerRun {
  readonly origin: string;
  readonly sizes: string;
  readonly rounds: string;
}

/** Measures other builders and ours by one harness that is not ours, and gives its table, or says that it is absent. */
async function runEditorPeers(folder: string | undefined, run: PeerRun): Promise<string> {
  if (folder === undefined || !existsSync(path.join(folder, 'bench-editor.mjs')))
    return 'Peers: absent (name their folder with --peers DIR).\n';
  if (!existsSync(path.join(folder, 'node_modules')))
    return `Peers: ${folder} is not installed (run npm ci there).\n`;
  const own = mkdtempSync(path.join(tmpdir(), 'rumbo-peers-'));
  const adapter = path.join(own, 'ours.mjs');
  writeFileSync(adapter, adapterOf(run.origin));
  try {
    return await runHarness(folder, adapter, run);
  } finally {
    rmSync(own, { recursive: true });
  }
}

function adapterOf(origin: string): string {
  return `export default [{
  name: 'ours',
  url: (n) => \`${origin}/editor/bench?n=\${n}\`,
  canvasFrame: null,
  canvasRoot: '#canvas',
  grab: '.hd',
  field: 'input[name="text"]',
}];\n`;
}

/** Not synchronous: the bench's own server answers from this process meanwhile. */
function runHarness(folder: string, adapter: string, { sizes, rounds }: PeerRun): Promise<string> {
  const args = ['bench-editor.mjs', '--chromium', ensureChromium(), '--adapter', adapter];
  const child = spawn(process.execPath, [...args, '--sizes', sizes, '--rounds', rounds], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.once('exit', () => resolve(`Peers:\n${output}`)));
}
