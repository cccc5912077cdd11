import { useCallback, useMemo, useState } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import {
  type ApplicationSettings,
  DEFAULT_APPLICATION_SETTINGS,
} from '#schemas/api/recruiting/settings.ts';
import { useApplications } from '../service/recruiting/application-api.ts';
import { useApplicationSettings } from '../service/recruiting/application-settings-api.ts';
import { toContentError } from '../service/request/content-error.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import styles from './applications.module.css';
import { useApplicationChanges } from './base/application-changes.ts';
import type { ListAddress } from './base/list-address.ts';
import { type ListData, rowsOf } from './base/list-data.ts';
import { useLiveList } from './base/live-list.ts';
import { comingStep } from './base/moves-under-way.ts';
import { type Asking, ReasonDialog } from './base/reason-dialog.tsx';
import { WorkspaceContext, type WorkspaceValue } from './base/workspace-context.ts';
import { BoardPart } from './board/board-part.ts';
import { ApplicationList, type ApplicationListProps } from './list/application-list.tsx';
import { ListFailure, NoApplications, WaitingRows } from './list/list-states.tsx';
import { LiveNews } from './list/live-news.tsx';
import { WorkspaceBar } from './list/workspace-bar.tsx';
import { PersonPane } from './person/person-pane.tsx';
import { SettingsPart } from './settings/settings-part.ts';

export interface WorkspaceProps {
  readonly site: SiteSummary;
  readonly address: ListAddress;
}

/** Applications as a table or by step, and beside it the one that is read. */
export function Workspace({ site, address }: WorkspaceProps) {
  const { siteId } = site;
  const { filters, applicationId } = address;
  const settings = useApplicationSettings(siteId);
  const { workspace, asking, stopAsking } = useWorkspaceValue(siteId, settings.data?.settings);
  // Listens before the list is read.
  const live = useLiveList(siteId, filters, workspace.changes);
  const list = useApplications(siteId, filters);
  const [isSettling, setSettling] = useState(false);
  const failure = failureOfAll(settings, list);
  if (failure) return <Failed {...failure} siteId={siteId} />;
  return (
    <WorkspaceContext value={workspace}>
      <div className={styles.workspace} data-person={applicationId !== undefined || undefined}>
        <WorkspaceBar
          site={site}
          address={address}
          total={list.data?.pages[0]?.total}
          jobTitle={list.data && jobTitleIn(list.data, filters.job)}
          onSettings={() => setSettling(true)}
        />
        <main className={styles.panes}>
          <div className={styles.list} aria-busy={list.isPending}>
            <LiveNews live={live} />
            <Listed address={address} list={list} />
          </div>
          {applicationId !== undefined && (
            <PersonPane key={applicationId} id={applicationId} address={address} />
          )}
        </main>
      </div>
      {isSettling && <SettingsPart site={site} onClose={() => setSettling(false)} />}
      {asking && <ReasonDialog asking={asking} onClose={stopAsking} />}
    </WorkspaceContext>
  );
}

function jobTitleIn(data: Pick<ListData, 'pages'>, job: string | undefined): string | undefined {
  return rowsOf(data).find(({ jobId }) => jobId === job)?.jobTitle ?? undefined;
}

/** What no filter mends: without steps nothing can be shown, nor anything to a key that may not read. */
function failureOfAll(
  settings: ReturnType<typeof useApplicationSettings>,
  list: ApplicationListProps['list'],
) {
  if (settings.error && !settings.data) return { error: settings.error, onRetry: settings.refetch };
  return list.error && isForbidden(list.error)
    ? { error: list.error, onRetry: list.refetch }
    : undefined;
}

function Listed({ address, list }: ApplicationListProps) {
  // What was shown before stays; pages that follow say for themselves what is wrong with them.
  const isBroken = list.error !== null && !list.isFetchNextPageError;
  return (
    <>
      {isBroken && <ListFailure error={list.error} address={address} onRetry={list.refetch} />}
      {!(isBroken && list.data === undefined) && <Rows address={address} list={list} />}
    </>
  );
}

function Rows({ address, list }: ApplicationListProps) {
  if (list.isPending) return <WaitingRows />;
  if (list.data?.pages[0]?.data.length === 0) return <NoApplications address={address} />;
  const View = address.view === 'board' ? BoardPart : ApplicationList;
  return <View address={address} list={list} />;
}

function useWorkspaceValue(siteId: string, known: ApplicationSettings | undefined) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const settings = known ?? DEFAULT_APPLICATION_SETTINGS;
  const stepName = useCallback(
    (id: string) => settings.steps.find((step) => step.id === id)?.name ?? id,
    [settings],
  );
  const changes = useApplicationChanges({ siteId, stepName });
  const workspace = useMemo<WorkspaceValue>(() => {
    const move: WorkspaceValue['move'] = (application, step) => {
      if (step.id === comingStep(application)) return;
      if (step.asksReason)
        setAsking({
          step,
          run: (reason) => changes.change(application, { step: step.id, reason }),
        });
      else void changes.change(application, { step: step.id });
    };
    return { siteId, settings, changes, move, stepName };
  }, [siteId, settings, changes, stepName]);
  return { workspace, asking, stopAsking: () => setAsking(null) };
}

function isForbidden(error: Error): boolean {
  return toContentError(error).failure === 'forbidden';
}

interface FailedProps {
  readonly error: Error;
  readonly siteId: string;
  readonly onRetry: () => unknown;
}

function Failed({ error, siteId, onRetry }: FailedProps) {
  const message = useMessage();
  const back = <a href={toHash(siteId)}>{message('applications.to-pages')}</a>;
  return (
    <main className={styles.state}>
      <h1 className={styles.title}>{message('applications.title')}</h1>
      {isForbidden(error) ? (
        <StateMessage
          role="alert"
          title={message('applications.forbidden')}
          text={message('applications.forbidden.text')}
          action={back}
        />
      ) : (
        <>
          <QueryFailure error={error} onRetry={onRetry} />
          {back}
        </>
      )}
    </main>
  );
}
