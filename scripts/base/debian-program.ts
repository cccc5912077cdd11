import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface DebianProgram {
  /** Name of Debian's package. */
  readonly package: string;
  /** Where it may be, the first that exists counts. */
  readonly files: readonly string[];
  /** What is missing and what to do about it. */
  readonly remedy: string;
}

/** Path of a program; installs Debian's package where there is none and this process may. Throws the remedy otherwise. */
export function ensureDebianProgram(program: DebianProgram): string {
  const found = tryDebianProgram(program);
  if (found === undefined) throw new Error(program.remedy);
  return found;
}

/** The same, without a remedy: undefined where there is no such program and none can be installed. */
export function tryDebianProgram(program: Omit<DebianProgram, 'remedy'>): string | undefined {
  return findProgram(program) ?? installProgram(program);
}

function findProgram({ files }: Pick<DebianProgram, 'files'>): string | undefined {
  return files.find((file) => existsSync(file));
}

function installProgram(program: Omit<DebianProgram, 'remedy'>): string | undefined {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', program.package], { stdio: 'inherit', env });
  }
  return findProgram(program);
}
