import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const BENCHES = ['bench-ssr.mjs', 'bench-bytes.mjs'];

/** Runs the benches of other builders beside ours and gives what they print, or says that they are absent. */
export function runPeers(folder: string | undefined): string {
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
