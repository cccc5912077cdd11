import { useQueryClient } from '@tanstack/react-query';
import { useCommandContext } from '../commands/command.ts';
import { forgetPage } from '../pages/use-page-target.ts';
import { publishPage } from '../service/page-api.ts';
import { toContentError } from '../service/request/content-error.ts';
import { sendContent } from '../service/request/content-request.ts';
import { problemsOfRefusal } from '../service/request/reported-problem.ts';
import {
  applyFramePart,
  type FrameOutcome,
  type FrameOutcomes,
  type FrameWork,
} from './apply-frame-part.ts';
import { applyToOpenPage } from './apply-to-open-page.ts';
import type { FrameUse } from './frame-part.ts';

export interface Application {
  readonly uses: readonly FrameUse[];
  readonly work: FrameWork;
  /** Puts it on the site too, wherever no other change would come along. */
  readonly publishes: boolean;
}

export interface FrameActions {
  apply(application: Application, onDone: (done: number) => void): Promise<FrameOutcomes>;
  /** Puts pages on the site with all that their drafts say. */
  publish(pageIds: readonly string[], onDone: (done: number) => void): Promise<FrameOutcomes>;
}

/** Changes and publishes page after page, so that the service is never flooded. */
export function useFrameWork(siteId: string): FrameActions {
  const { editor, saver } = useCommandContext();
  const queries = useQueryClient();
  const open = editor && saver ? { editor, saver } : null;
  const inTurn = async (
    pageIds: readonly string[],
    { task, onDone }: Turn,
  ): Promise<FrameOutcomes> => {
    const outcomes = new Map<string, FrameOutcome>();
    for (const pageId of pageIds) {
      outcomes.set(pageId, await task(pageId));
      await forgetPage(queries, siteId, pageId);
      onDone(outcomes.size);
    }
    return outcomes;
  };
  return {
    apply: ({ uses, work, publishes }, onDone) => {
      const byPage = new Map(uses.map((use) => [use.pageId, use]));
      const task = async (pageId: string) => {
        const use = byPage.get(pageId);
        if (!use) return 'failed';
        const change = { siteId, use, work, publishes };
        const isOpen = open?.editor.pageId === pageId && open.editor.siteId === siteId;
        const done = isOpen ? applyToOpenPage(open, change) : applyFramePart(change);
        return done.catch(outcomeOfFailure);
      };
      return inTurn([...byPage.keys()], { task, onDone });
    },
    publish: (pageIds, onDone) => {
      const task = async (pageId: string): Promise<FrameOutcome> => {
        const isOpen = open?.editor.pageId === pageId && open.editor.siteId === siteId;
        if (isOpen && !(await open.saver.flush())) return 'waiting';
        return publishNow(siteId, pageId).catch((error: unknown) =>
          outcomeOfFailure(error) === 'refused' ? 'refused' : 'waiting',
        );
      };
      return inTurn(pageIds, { task, onDone });
    },
  };
}

interface Turn {
  readonly task: (pageId: string) => Promise<FrameOutcome>;
  readonly onDone: (done: number) => void;
}

async function publishNow(siteId: string, pageId: string): Promise<FrameOutcome> {
  const { etag } = await sendContent({ path: [siteId, 'pages', pageId] });
  await publishPage({ siteId, pageId, etag: etag ?? '*' });
  return 'live';
}

/** A draft with errors is changed, and refused only where it is to be published. */
function outcomeOfFailure(error: unknown): FrameOutcome {
  return problemsOfRefusal(toContentError(error)).length > 0 ? 'refused' : 'failed';
}
