import { debounce } from 'lodash-es';
import { toPageDocument } from '../../document/edited-page.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { groupProblems } from '../../document/store/problem-store.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import type { Judgement, Surroundings } from './judge-page.ts';
import { weightStore } from './weight-store.ts';

/** Somebody who types is judged when they pause. */
const PAUSE_MS = 250;

/** Judges that die one after the other before they answer. */
const MOST_DEATHS = 3;

export interface PageJudge {
  /** Judges anew, for the site around the page has changed. */
  surround(surroundings: Surroundings): void;
  close(): void;
}

/**
 * Keeps the problems and the weight of an open page up to date. One judgement is under way at a time, so that a slow
 * one never makes a queue.
 */
export function watchPage(editor: PageEditor, openPort: () => JudgePort): PageJudge {
  let deaths = 0;
  let known: Surroundings | undefined;
  let news: Surroundings | undefined;
  let isJudging = false;
  let hasChanged = false;

  const open = () => {
    const opened = openPort();
    opened.onAnswer((judgement) => {
      isJudging = false;
      deaths = 0;
      takeJudgement(editor, judgement);
      if (hasChanged) judge();
    });
    opened.onDeath(() => {
      opened.close();
      port = undefined;
      deaths += 1;
      isJudging = false;
      news = known;
      // A page that kills each judge must not do so for ever; the next change is another page.
      if (deaths < MOST_DEATHS) judgeSoon();
    });
    return opened;
  };
  let port: JudgePort | undefined = open();

  const judge = () => {
    if (!known) return;
    if (isJudging) {
      hasChanged = true;
      return;
    }
    isJudging = true;
    hasChanged = false;
    const text = JSON.stringify(toPageDocument(editor.page.state()));
    port ??= open();
    port.send({ text, now: serverNow(), ...(news && { surroundings: news }) });
    news = undefined;
  };
  const judgeSoon = debounce(judge, PAUSE_MS);

  const leave = editor.page.subscribe('', judgeSoon);
  return {
    surround(surroundings) {
      known = surroundings;
      news = surroundings;
      judgeSoon.cancel();
      judge();
    },
    close() {
      judgeSoon.cancel();
      leave();
      port?.close();
      weightStore.setState({ weighing: null });
    },
  };
}

function takeJudgement(editor: PageEditor, { problems, weighing }: Judgement): void {
  const { byNode } = editor.problems.getState();
  const next = groupProblems(problems, byNode);
  editor.problems.setState({ all: problems, byNode: next, isJudged: true });
  // While a page is not valid, what it weighed last is the best guess.
  if (weighing !== undefined) weightStore.setState({ weighing });
}

export interface PageJudgeRequest {
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
  send(request: PageJudgeRequest): void;
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
