import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Switches that keep a headless Chromium from talking to anyone but the page under test. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium; installs Debian's when there is none and this process may. Throws with the remedy otherwise. */
export function ensureChromium(): string {
  return findChromium() ?? installChromium();
}

function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  return [...(chosen === undefined ? [] : [chosen]), ...CANDIDATES].find((file) =>
    existsSync(file),
  );
}

function installChromium(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(
      'No Chromium found, which the browser tests need. Install the package "chromium", or set CHROME_PATH to a Chromium or Chrome.',
    );
  }
  return installed;
}
