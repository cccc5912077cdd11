import { ensureDebianProgram } from './debian-program.ts';

const FILES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
  const chosen = process.env['CHROME_PATH'];
  return ensureDebianProgram({
    package: 'chromium',
    files: chosen === undefined ? FILES : [chosen, ...FILES],
    remedy:
      'No Chromium found, which the browser tests need. Install the package "chromium", or set CHROME_PATH to a Chromium or Chrome.',
  });
}
