import { afterPage } from '../memory/kept-marks.ts';

/** Brings what answers clicks of the page. Rejects where its script does not come. */
type AnswerLoader = () => Promise<(click: MouseEvent) => void>;

/**
 * Answers clicks by a script that comes after the page itself, so that it is there once the network is gone. Clicks
 * that came before it are answered then.
 * @returns brings it now
 */
export function answerClicks(load: AnswerLoader): () => void {
  let early: MouseEvent[] = [];
  let isLoading = false;

  async function start(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const answer = await load().catch(() => undefined);
    // The next click tries again.
    isLoading = answer !== undefined;
    const missed = early;
    early = [];
    if (!answer) return;
    document.removeEventListener('click', keep);
    document.addEventListener('click', answer);
    missed.forEach(answer);
  }

  function keep(click: MouseEvent): void {
    early.push(click);
    void start();
  }

  document.addEventListener('click', keep);
  afterPage(start);
  return () => void start();
}
