import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { ApplicationPatch } from '#schemas/api/recruiting/changes.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { patchApplication } from '../../service/recruiting/application-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { editLists } from './application-lists.ts';

/** What recruiters decide of an application, as the service has it. */
type Decision = Pick<ApplicationSummary, 'step' | 'stepReason' | 'assignee' | 'etag'>;

/** The application that somebody moves. */
export type MovedApplication = Pick<ApplicationSummary, 'id' | 'name'> & Decision;

export interface ApplicationChanges {
  /** Changes one; where somebody else changed it first, says so and offers to do it all the same. */
  readonly change: (application: MovedApplication, patch: ApplicationPatch) => Promise<void>;
  /** Takes over what is known of one by now. */
  readonly update: (id: string, decision: Partial<Decision>) => void;
  /** Takes some out of every list. */
  readonly drop: (ids: readonly string[]) => void;
  /** Asks for the lists again. */
  readonly refresh: () => void;
}

export interface ChangesOptions {
  readonly siteId: string;
  /** The name of a step. */
  readonly stepName: (id: string) => string;
}

export function useApplicationChanges({ siteId, stepName }: ChangesOptions): ApplicationChanges {
  const queries = useQueryClient();
  const message = useMessage();
  const { language } = useLanguage();
  return useMemo(() => {
    const update: ApplicationChanges['update'] = (id, decision) => {
      editLists(queries, siteId, (data) =>
        data.map((one) => (one.id === id ? { ...one, ...decision } : one)),
      );
      void queries.invalidateQueries({ queryKey: ['application', siteId, id] });
    };
    const change: ApplicationChanges['change'] = async (application, patch) => {
      const { id, etag } = application;
      const decision = {
        ...(patch.step !== undefined && { step: patch.step, stepReason: patch.reason ?? null }),
        ...(patch.assignee !== undefined && { assignee: patch.assignee }),
      };
      try {
        update(id, { ...decision, etag: await patchApplication({ siteId, id, etag }, patch) });
      } catch (error) {
        const there = stateOf(error);
        if (there === undefined)
          return void showToast({
            text: failureText(error, language),
            tone: 'warning',
            // With the reason, which nobody should have to write twice.
            action: { label: message('retry'), run: () => void change(application, patch) },
          });
        update(id, there);
        const name = application.name ?? message('applications.unnamed');
        showToast({
          tone: 'warning',
          text: message('applications.overtaken', { name, step: stepName(there.step) }),
          action: {
            label: message('applications.overtaken.again'),
            run: () => void change({ ...application, ...there }, patch),
          },
        });
      }
    };
    return {
      change,
      update,
      drop: (ids) => {
        const gone = new Set(ids);
        editLists(queries, siteId, (data) => data.filter(({ id }) => !gone.has(id)));
      },
      refresh: () => void queries.invalidateQueries({ queryKey: ['applications', siteId] }),
    };
  }, [queries, siteId, stepName, message, language]);
}

/** What is there where a change was refused because of it; undefined for other failures. */
function stateOf(error: unknown): Pick<Decision, 'step' | 'assignee' | 'etag'> | undefined {
  const { failure, details } = toContentError(error);
  if (failure !== 'conflict' || !isRecord(details)) return undefined;
  const { step, assignee, etag } = details;
  if (typeof step !== 'string' || typeof etag !== 'string') return undefined;
  return { step, etag, assignee: typeof assignee === 'string' ? assignee : null };
}
