import { Clock, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { formatProblem } from '#schemas/problems/format-problem.ts';
import { useCommandContext } from '../commands/command.ts';
import { useFlushed } from '../commands/use-flushed.ts';
import { useOpenSite, usePageEditor, usePageHead } from '../document/store/page-editor-context.ts';
import { useLiveText, usePages } from '../service/content-queries.ts';
import type { ListedPage } from '../service/page-summary.ts';
import type { ReportedProblem } from '../service/request/reported-problem.ts';
import { serverNow } from '../service/request/server-clock.ts';
import { Button, Tooltip } from '../ui/controls/button.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { formatPlannedMoment } from '../ui/language/format-moment.ts';
import { personName } from '../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { liveAddress } from './live-address.ts';
import { findTimeProblem, ownTimeZone, proposeLocalTime } from './local-time.ts';
import styles from './publish-dialog.module.css';
import { PublishProblems } from './publish-problems.tsx';
import { PublishResult } from './publish-result.tsx';
import { SavingNotice } from './saving-notice.tsx';
import scheduleListStyles from './schedule-list.module.css';
import { type PublishPlan, usePublishing } from './use-publishing.ts';
import { useChanges, useEditedText } from './versions/change-list.tsx';
import { WhatChanges } from './what-changes.tsx';
import { WhenFields } from './when-fields.tsx';

/** Puts the open page on the site or takes it off, now or at a time. */
export function PublishDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { pageId } = usePageEditor();
  const { data: pages } = usePages(site.siteId);
  const page = pages?.find(({ id }) => id === pageId);
  const publishing = usePublishing(page);
  const close = <Button onClick={onClose}>{message('close')}</Button>;
  if (publishing.done && page)
    return (
      <ModalDialog title={message('publishing.title')} onClose={onClose} footer={close}>
        <PublishResult done={publishing.done} />
      </ModalDialog>
    );
  if (page) return <PublishForm page={page} publishing={publishing} onClose={onClose} />;
  return (
    <ModalDialog title={message('publishing.title')} onClose={onClose} footer={close}>
      <p className={styles.text}>{message('loading')}</p>
    </ModalDialog>
  );
}

interface PublishFormProps {
  readonly page: ListedPage;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly onClose: () => void;
}

function PublishForm({ page, publishing, onClose }: PublishFormProps) {
  const message = useMessage();
  const { siteId, document } = useOpenSite();
  const head = usePageHead();
  const flushed = useFlushed();
  const { saver } = useCommandContext();
  const form = useForm<PublishPlan>({ defaultValues: initialPlan() });
  const plan = form.watch();
  const own = usePageProblems();
  const problems = publishing.problems.length > 0 ? publishing.problems : own;
  const isOn = page.status !== 'draft';
  const live = useLiveText(siteId, page.id, isOn);
  const isPublishing = plan.action === 'publish';
  const timeProblem = plan.isLater
    ? findTimeProblem(plan.local, ownTimeZone(), serverNow())
    : undefined;
  const changes = useChanges(live.data, useEditedText());
  const isSame = isOn && isPublishing && !plan.isLater && changes?.length === 0;
  const isBlocked = isPublishing && problems.some(({ severity }) => severity === 'error');
  const address = useMemo(
    () => liveAddress(document, { url: head.url, type: head.type }, location.origin),
    [document, head.url, head.type],
  );
  const run = form.handleSubmit(() => {
    if (timeProblem === undefined) publishing.run(plan, address);
  });
  return (
    <ModalDialog
      title={message('publishing.title')}
      onClose={onClose}
      footer={
        <>
          {publishing.failure !== null && (
            <p className={styles.failure} role="alert">
              {publishing.failure}
            </p>
          )}
          <Button onClick={onClose}>{message('publishing.cancel')}</Button>
          <RunButton
            reason={isSame ? message('publishing.same') : undefined}
            isDisabled={isBlocked || publishing.isBusy || flushed.step !== 'saved'}
            onRun={() => void run()}
          >
            {message(buttonKey(plan, publishing.isBusy))}
          </RunButton>
        </>
      }
    >
      <div className={styles.parts}>
        {isOn && (
          <SegmentedControl
            legend={message('publishing.action')}
            value={plan.action}
            onChange={(action) => {
              publishing.forget();
              form.setValue('action', action);
            }}
            choices={[
              { value: 'publish', name: message('publishing.action.publish') },
              { value: 'unpublish', name: message('publishing.action.unpublish') },
            ]}
          />
        )}
        {saver && (
          <SavingNotice flushed={flushed} isOvertaken={publishing.isOvertaken} saver={saver} />
        )}
        {isPublishing ? (
          <>
            <WhatChanges live={live} changes={changes} address={address} isOn={isOn} />
            <PublishProblems problems={problems} />
          </>
        ) : (
          <p className={styles.text}>{message('publishing.unpublish.text')}</p>
        )}
        <ScheduleList page={page} onCancel={publishing.cancelSchedule} />
        <WhenFields
          form={form}
          problem={form.formState.isSubmitted ? timeProblem : undefined}
          onChange={publishing.forget}
        />
      </div>
    </ModalDialog>
  );
}

interface RunButtonProps {
  /** Why there is nothing to do. */
  readonly reason: string | undefined;
  readonly isDisabled: boolean;
  readonly onRun: () => void;
  readonly children: string;
}

function RunButton({ reason, isDisabled, onRun, children }: RunButtonProps) {
  const id = useId();
  const button = (
    <Button
      variant="primary"
      onClick={onRun}
      isDisabled={isDisabled || reason !== undefined}
      describedBy={reason && id}
    >
      {children}
    </Button>
  );
  if (reason === undefined) return button;
  return (
    <>
      <Tooltip text={reason} side="top" align="end">
        {button}
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}

function initialPlan(): PublishPlan {
  const local = proposeLocalTime(serverNow(), ownTimeZone());
  return { action: 'publish', isLater: false, local };
}

function buttonKey({ action, isLater }: PublishPlan, isBusy: boolean) {
  if (isBusy) return 'publishing.busy';
  return `publishing.run.${action}.${isLater ? 'later' : 'now'}` as const;
}

/** What is wrong with the open page as far as the editor knows, as the service would report it. */
function usePageProblems(): readonly ReportedProblem[] {
  const { problems } = usePageEditor();
  const all = useStore(problems, (state) => state.all);
  const { language } = useLanguage();
  return useMemo(
    () => all.map((problem) => ({ ...problem, ...formatProblem(problem, language) })),
    [all, language],
  );
}

interface ScheduleListProps {
  readonly page: ListedPage;
  readonly onCancel: (action: PublishPlan['action']) => void;
}

/** What is planned for a page, and what of it did not happen. */
function ScheduleList({ page, onCancel }: ScheduleListProps) {
  const message = useMessage();
  const { language } = useLanguage();
  if (page.schedules.length === 0) return null;
  return (
    <ul className={scheduleListStyles.list} aria-label={message('publishing.plans')}>
      {page.schedules.map(({ action, at, by, failure }) => {
        const params = { when: formatPlannedMoment(at, language), by: personName(by, language) };
        const Icon = failure === null ? Clock : TriangleAlert;
        return (
          <li
            key={action}
            className={failure === null ? scheduleListStyles.plan : scheduleListStyles.failed}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={scheduleListStyles.text}>
              {message(
                failure === null ? `publishing.plan.${action}` : `publishing.plan-failed.${action}`,
                params,
              )}
            </span>
            <Button onClick={() => onCancel(action)}>
              {message(failure === null ? 'publishing.plan.cancel' : 'publishing.plan.forget')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
