import type { Judgement, Surroundings } from './judge-page.ts';

export interface JudgeRequest {
  /** Sent when they have changed; the judge remembers them. */
  readonly surroundings?: Surroundings;
  /** The page document as JSON. */
  readonly text: string;
  /** In ms since the epoch. */
  readonly now: number;
}

/** Somebody who judges pages, one after the other and apart from the main thread. */
export interface JudgePort {
  /** Each request is answered once, unless the judge dies. */
  send(request: JudgeRequest): void;
  onAnswer(listen: (judgement: Judgement) => void): void;
  /** It answers nothing any more. */
  onDeath(listen: () => void): void;
  close(): void;
}

/** A judge in a thread of its own. */
export function openJudgeWorker(): JudgePort {
  const worker = new Worker(new URL('./problem-worker.ts', import.meta.url), { type: 'module' });
  return {
    send: (request) => worker.postMessage(request),
    onAnswer: (listen) =>
      worker.addEventListener('message', ({ data }: MessageEvent<Judgement>) => listen(data)),
    onDeath: (listen) => {
      worker.addEventListener('error', listen);
      worker.addEventListener('messageerror', listen);
    },
    close: () => worker.terminate(),
  };
}
