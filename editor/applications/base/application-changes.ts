import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { ApplicationPatch } from '#schemas/api/recruiting/changes.ts';
import { patchApplication } from '../../service/recruiting/application-api.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { type Say, useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { applicationFailure, type Decision, isGone, stateThere } from './application-failure.ts';
import { editLists } from './application-lists.ts';
import { findInColumns } from './column-lists.ts';
import { takeTurn } from './moves-under-way.ts';

/** The application that somebody moves. */
export type MovedApplication = Pick<ApplicationSummary, 'id' | 'name'> & Decision;

type DuplicateMark = Pick<ApplicationSummary, 'mayBeDuplicate'>;

export interface ApplicationChanges {
  /**
   * Changes one, and tells of a move with a way back; where somebody else changed it first, says so and offers to do it all
   * the same.
   */
  readonly change: (application: MovedApplication, patch: ApplicationPatch) => Promise<void>;
  /** Says what somebody else did to an application meanwhile. */
  readonly overtakenText: (application: MovedApplication, there: Decision) => string;
  /** Takes over what is known of one by now. */
  readonly update: (id: string, known: Partial<Decision & DuplicateMark>) => void;
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
    const words = wordsFor(message, stepName);
    const update: ApplicationChanges['update'] = (id, known) => {
      editLists(queries, siteId, (data) => data.map(withKnown(id, known)));
      if (known.step !== undefined) findInColumns(queries, siteId, id);
      void queries.invalidateQueries({ queryKey: ['application', siteId, id] });
    };
    const drop: ApplicationChanges['drop'] = (ids) =>
      editLists(queries, siteId, without(new Set(ids)));
    const change: ApplicationChanges['change'] = (application, patch) =>
      takeTurn({
        id: application.id,
        step: patch.step,
        run: (made) => changeNow({ ...application, ...made }, patch),
      });
    /** @returns what it made of the application */
    const changeNow = async (application: MovedApplication, patch: ApplicationPatch) => {
      const { id, etag } = application;
      try {
        const changed = await patchApplication({ siteId, id, etag }, patch);
        const made = { ...decisionOf(patch), etag: changed };
        update(id, made);
        if (patch.step !== undefined) tellMoved(application, made);
        else showToast({ text: words.assigned(application, patch.assignee ?? null) });
        return made;
      } catch (error) {
        const there = stateThere(error);
        // With the reason, which nobody should write twice.
        const again = () => void change({ ...application, ...there }, patch);
        const failed = { application, patch, again };
        if (there) tellOvertaken(failed, there);
        else tellFailure(failed, error);
        return {};
      }
    };
    /** Nothing left the house: the move can be taken back, to the step with its reason. */
    const tellMoved = (application: MovedApplication, moved: Partial<Decision>): void => {
      const { step, stepReason: reason } = application;
      const there = { ...application, ...moved };
      showToast({
        text: words.moved(application, there.step),
        action: {
          label: message('applications.undo'),
          run: () => void change(there, { step, reason }),
        },
      });
    };
    const tellFailure = ({ application, patch, again }: FailedChange, error: unknown): void => {
      const failure = applicationFailure(error, language);
      const isMove = !isGone(error) && patch.step !== undefined;
      const text = isMove ? words.stays(application, failure) : failure;
      const action = { label: message('retry'), run: again };
      if (isGone(error)) drop([application.id]);
      showToast({ text, tone: 'warning', ...(!isGone(error) && { action }) });
    };
    const tellOvertaken = ({ application, patch, again }: FailedChange, there: Decision): void => {
      const label =
        patch.step === undefined ? 'applications.overtaken.assign' : 'applications.overtaken.again';
      update(application.id, there);
      showToast({
        tone: 'warning',
        text: words.overtaken(application, there),
        action: { label: message(label), run: again },
      });
    };
    return {
      change,
      overtakenText: words.overtaken,
      update,
      drop,
      refresh: () => void queries.invalidateQueries({ queryKey: ['applications', siteId] }),
    };
  }, [queries, siteId, stepName, message, language]);
}

/** What makes of a row what is known of it by now. */
function withKnown(id: string, known: Partial<ApplicationSummary>) {
  return (row: ApplicationSummary) => (row.id === id ? { ...row, ...known } : row);
}

function without(gone: ReadonlySet<string>) {
  return (rows: readonly ApplicationSummary[]) => rows.filter(({ id }) => !gone.has(id));
}

function decisionOf({ step, reason, assignee }: ApplicationPatch): Partial<Decision> {
  return {
    ...(step !== undefined && { step, stepReason: reason ?? null }),
    ...(assignee !== undefined && { assignee }),
  };
}

/** A change that was not made, and what makes it after all. */
interface FailedChange {
  readonly application: MovedApplication;
  readonly patch: ApplicationPatch;
  readonly again: () => void;
}

function wordsFor(message: Say, stepName: ChangesOptions['stepName']) {
  const nameOf = ({ name }: MovedApplication) => name ?? message('applications.unnamed');
  return {
    moved: (application: MovedApplication, step: string) =>
      message('applications.board.moved', { name: nameOf(application), step: stepName(step) }),
    assigned: (application: MovedApplication, assignee: string | null) =>
      assignee === null
        ? message('applications.unassigned', { name: nameOf(application) })
        : message('applications.assigned', { name: nameOf(application), assignee }),
    /** With the name: what is told of the next one must not take the place of this way to try again. */
    stays: (application: MovedApplication, failure: string) =>
      message('applications.stays', {
        name: nameOf(application),
        step: stepName(application.step),
        failure,
      }),
    overtaken(application: MovedApplication, there: Decision) {
      const name = nameOf(application);
      return there.step === application.step
        ? message('applications.overtaken.else', { name })
        : message('applications.overtaken', { name, step: stepName(there.step) });
    },
  };
}
