import path from 'node:path';
import { ensureDebianProgram } from './debian-program.ts';

/** Path of a Java runtime; installs Debian's when there is none and this process may. Throws with the remedy otherwise. */
export function ensureJava(): string {
  const home = process.env['JAVA_HOME'];
  const chosen = home === undefined ? [] : [path.join(home, 'bin/java')];
  return ensureDebianProgram({
    package: 'default-jre-headless',
    files: [...chosen, '/usr/bin/java'],
    remedy:
      'No Java found, which the check of HTML needs. Install the package "default-jre-headless", or set JAVA_HOME to a Java of version 17 or later.',
  });
}
