import { ensureDebianProgram, tryDebianProgram } from './debian-program.ts';

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

/**
 * Path of a Chromium for tests of what pages do: without windows it takes half the processor time. What the browser does
 * around pages (popup blocking, pages kept for going back, frames drawn at a display's pace) only the whole one has, which
 * stands in where there is no other, and where CHROME_PATH names it.
 */
export function ensureHeadlessChromium(): string {
  if (process.env['CHROME_PATH'] !== undefined) return ensureChromium();
  const program = {
    package: 'chromium-headless-shell',
    files: ['/usr/bin/chromium-headless-shell'],
  };
  return tryDebianProgram(program) ?? ensureChromium();
}
