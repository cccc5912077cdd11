import { judgePage, type Surroundings } from './judge-page.ts';
import type { PageJudgeRequest } from './page-judge.ts';

// Judging a large page takes longer than a frame: it happens in a thread of its own.

let known: Surroundings | undefined;

addEventListener('message', ({ data }: MessageEvent<PageJudgeRequest>) => {
  const { surroundings, text, now } = data;
  known = surroundings ?? known;
  if (known !== undefined) postMessage(judgePage(text, known, now));
});
