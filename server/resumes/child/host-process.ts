import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { ResumeReading } from '#schemas/api/resumes.ts';
import { unread } from '../files/readable-kinds.ts';
import type { HostAnswer, HostRequest } from './resume-host.ts';
import type { ChildLimits, ReadFile } from './run-child.ts';
import { programOf } from './start-child.ts';

/**
 * Pages go first: beside a process of usual priority that wants all of a processor, those that read have a quarter of it. With
 * the lowest there is, 19, they had a seventieth, and no CV was read in time where a machine was busy for long.
 */
export const LOW_PRIORITY = 5;

/** The process that has CVs read; it starts with the first of them. */
export class HostProcess {
  #host: ChildProcess | undefined;
  #lastId = 0;
  readonly #answers = new Map<number, (reading: ResumeReading) => void>();

  /** Never rejects: where the host has ended, the file cannot be read. */
  async read(
    file: ReadFile,
    { stop, maxCpuMs }: Pick<ChildLimits, 'stop' | 'maxCpuMs'>,
  ): Promise<ResumeReading> {
    this.#host ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const onStop = () => this.#send({ id, file: undefined });
    stop.addEventListener('abort', onStop);
    try {
      return await new Promise((resolve) => {
        this.#answers.set(id, resolve);
        this.#send({ id, file, maxCpuMs });
      });
    } finally {
      this.#answers.delete(id);
      stop.removeEventListener('abort', onStop);
    }
  }

  /** Ends it and what is being read. */
  close(): void {
    if (this.#host?.connected) this.#host.disconnect();
    this.#end();
  }

  #start(): ChildProcess {
    const { file, loader } = programOf('resume-host');
    const host = fork(file, {
      env: {},
      execArgv: loader,
      // Bytes go as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // With a group of its own, by which its readers are found when it has been killed.
      detached: true,
    });
    // Without an id it could not be started, which its events tell. What it starts later has its priority.
    if (host.pid !== undefined) setPriority(host.pid, LOW_PRIORITY);
    host.on('message', ({ id, reading }: HostAnswer) => this.#answers.get(id)?.(reading));
    const onEnd = () => {
      if (host.pid !== undefined) endGroup(host.pid);
      if (this.#host === host) this.#end();
    };
    host.once('exit', onEnd).once('error', onEnd);
    // It keeps no program open.
    host.unref();
    host.channel?.unref();
    return host;
  }

  #send(request: HostRequest): void {
    this.#host?.send(request, (error) => {
      if (error) this.#answers.get(request.id)?.(unread('damaged'));
    });
  }

  /** The next file starts another one. */
  #end(): void {
    this.#host = undefined;
    for (const answer of this.#answers.values()) answer(unread('damaged'));
  }
}

/**
 * Ends what a host has left running. A reader could not do so by itself: one that is busy with a hostile file hears of nothing,
 * and without its host nobody holds it to its time.
 */
function endGroup(hostId: number): void {
  try {
    process.kill(-hostId, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
