import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../chromium.ts';

export interface PeerRun {
  readonly origin: string;
  readonly sizes: string;
  readonly rounds: string;
}

/** Measures other builders and ours by one harness that is not ours, and gives its table, or says that it is absent. */
export async function runEditorPeers(folder: string | undefined, run: PeerRun): Promise<string> {
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
