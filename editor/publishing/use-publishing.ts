import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommandContext } from '../commands/command.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { forgetPage, usePageTarget } from '../pages/use-page-target.ts';
import { type PageTarget, publishPage, schedulePage, unpublishPage } from '../service/page-api.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { toContentError } from '../service/request/content-error.ts';
import { failureText } from '../service/request/failure-text.ts';
import { problemsOfRefusal, type ReportedProblem } from '../service/request/reported-problem.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { instantOf, ownTimeZone } from './local-time.ts';

/** What happened, or will. */
export interface PublishDone {
  readonly action: PublishPlan['action'];
  /** RFC 3339; null where it happened at once. */
  readonly at: string | null;
  /** Where visitors find the page; null where it has no address of its own. */
  readonly address: string | null;
}

export interface Publishing {
  readonly isBusy: boolean;
  readonly done: PublishDone | null;
  /** Why it was not done, in words. */
  readonly failure: string | null;
  /** Somebody else saved or published first. What they did is taken in: what is asked for can be asked for again. */
  readonly isOvertaken: boolean;
  /** Problems for which the service refused it. */
  readonly problems: readonly ReportedProblem[];
  readonly run: (plan: PublishPlan, address: string | null) => void;
  readonly cancelSchedule: (action: PublishPlan['action']) => void;
  /** Something else is asked for: what was refused before says nothing any more. */
  readonly forget: () => void;
}

const NOTHING = { done: null, failure: null, isOvertaken: false, problems: [] } as const;

type Outcome = Pick<Publishing, 'done' | 'failure' | 'isOvertaken' | 'problems'>;

/** Carries out what somebody decides about the open page. What is on screen is saved before. */
export function usePublishing(page: ListedPage | undefined): Publishing {
  const { language } = useLanguage();
  const message = useMessage();
  const { siteId } = usePageEditor();
  const { saver } = useCommandContext();
  const queries = useQueryClient();
  const targetOf = usePageTarget(siteId);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const work = async (task: (target: PageTarget) => Promise<PublishDone | null>) => {
    if (isBusy || !page) return;
    setBusy(true);
    try {
      const target = await targetOf(page);
      if (target === null) setOutcome({ ...NOTHING, failure: message('publishing.unsaved') });
      else setOutcome({ ...NOTHING, done: await task(target) });
    } catch (error) {
      const refusal = toContentError(error);
      const problems = problemsOfRefusal(refusal);
      const isOvertaken = refusal.failure === 'conflict';
      if (isOvertaken) await saver?.refresh();
      const failure =
        problems.length > 0 ? message('publishing.refused') : failureText(error, language);
      setOutcome({ ...NOTHING, failure: isOvertaken ? null : failure, isOvertaken, problems });
    }
    await forgetPage(queries, siteId, page.id);
    setBusy(false);
  };
  return {
    isBusy,
    ...outcome,
    run: (plan, address) => void work((target) => carryOut(target, plan, address)),
    cancelSchedule: (action) =>
      void work(async (target) => {
        await schedulePage(target, { action, at: null });
        return null;
      }),
    forget: () => setOutcome(NOTHING),
  };
}

async function carryOut(
  target: PageTarget,
  plan: PublishPlan,
  address: string | null,
): Promise<PublishDone> {
  const { action } = plan;
  const at = momentOf(plan, ownTimeZone());
  if (at !== null) await schedulePage(target, { action, at });
  else if (action === 'publish') await publishPage(target);
  else await unpublishPage(target);
  return { action, at, address };
}

/** What is to happen with a page, and when. */
export interface PublishPlan {
  readonly action: 'publish' | 'unpublish';
  readonly isLater: boolean;
  /** On the clocks of this browser, as `<input type="datetime-local">` has it. */
  readonly local: string;
}

/** When a plan is carried out, as RFC 3339; null for now. */
function momentOf({ isLater, local }: PublishPlan, timeZone: string): string | null {
  const at = isLater ? instantOf(local, timeZone) : undefined;
  return at === undefined ? null : new Date(at).toISOString();
}
