import { groupBy } from 'lodash-es';
import { useState } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { BulkAnswer, BulkRequest } from '#schemas/api/recruiting/changes.ts';
import type { ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import {
  changeApplications,
  exportApplications,
} from '../../service/recruiting/application-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useBottomBar } from '../../ui/controls/use-bottom-bar.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { ConfirmDelete } from '../base/confirm-delete.tsx';
import { countKey } from '../base/count-key.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { type Asking, ReasonDialog } from '../base/reason-dialog.tsx';
import { StepMenu } from '../base/step-menu.tsx';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './application-list.module.css';
import { refusedText } from './refused-text.ts';
import { saveFile } from './save-file.ts';

export interface BulkBarProps {
  readonly address: ListAddress;
  readonly chosen: readonly ApplicationSummary[];
  readonly onDone: () => void;
}

/** What can be done with all that are chosen: move, with a way back, take along as a spreadsheet, and delete. */
export function BulkBar({ address, chosen, onDone }: BulkBarProps) {
  const message = useMessage();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const work = useBulk({ address, chosen, onDone });
  const bar = useBottomBar();
  const count = chosen.length;
  const choose = (step: ApplicationStep) =>
    step.asksReason
      ? setAsking({ step, run: (reason) => work.move(step.id, reason) })
      : void work.move(step.id);
  return (
    <section ref={bar} className={styles.bulk} aria-label={message('applications.bulk')}>
      <strong role="status">{message(countKey('applications.chosen', count), { count })}</strong>
      <StepMenu label={message('applications.bulk.move')} onChoose={choose}>
        {message('applications.bulk.move')}
      </StepMenu>
      <ExportButton chosen={chosen} />
      <Button onClick={() => setDeleting(true)}>{message('applications.delete')}</Button>
      <Button variant="quiet" onClick={onDone}>
        {message('applications.choose-none')}
      </Button>
      {asking && <ReasonDialog asking={asking} onClose={() => setAsking(null)} />}
      {isDeleting && (
        <ConfirmDelete
          count={count}
          onRun={() => void work.remove()}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}

function ExportButton({ chosen }: Pick<BulkBarProps, 'chosen'>) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId } = useWorkspace();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const bytes = await exportApplications(
        siteId,
        chosen.map(({ id }) => id),
        language,
      );
      const name = message('applications.csv.name', { site: siteId });
      saveFile(name, new Blob([bytes], { type: 'text/csv' }));
      showToast({ text: message('applications.bulk.csv.done') });
    } catch (error) {
      const action = { label: message('retry'), run: () => void download() };
      showToast({ text: failureText(error, language), tone: 'warning', action });
    }
    setLoading(false);
  };
  return (
    <Button isDisabled={isLoading} onClick={() => void download()}>
      {message('applications.bulk.csv')}
    </Button>
  );
}

function useBulk({ address, chosen, onDone }: BulkBarProps) {
  const message = useMessage();
  const { changes, stepName } = useWorkspace();
  const send = useSend();
  const tellRefused = ({ refused }: BulkAnswer) => {
    if (refused.length === 0) return;
    showToast({ tone: 'warning', text: refusedText(refused, message) });
    changes.refresh();
  };
  const take = (answer: BulkAnswer, step: string, reason: string | null) => {
    for (const { id, etag } of answer.changed)
      changes.update(id, { step, stepReason: reason, ...(etag !== null && { etag }) });
    tellRefused(answer);
  };
  /** To each step with its reason at once. */
  const moveBack = async (
    moved: readonly ApplicationSummary[],
    answer: BulkAnswer,
  ): Promise<void> => {
    const tags = new Map(answer.changed.map(({ id, etag }) => [id, etag]));
    const before = moved.filter(({ id }) => tags.has(id));
    const groups = groupBy(before, ({ step, stepReason }) => JSON.stringify([step, stepReason]));
    for (const group of Object.values(groups)) {
      const [first] = group;
      if (!first) continue;
      const { step, stepReason: reason } = first;
      const items = group.map(({ id }) => ({ id, etag: tags.get(id) ?? '' }));
      const back = await send({ action: 'step', step, reason, items }, () =>
        moveBack(group, answer),
      );
      if (back) take(back, step, reason);
    }
  };
  const work = {
    async move(step: string, reason: string | null = null): Promise<void> {
      const items = chosen.map(({ id, etag }) => ({ id, etag }));
      const answer = await send({ action: 'step', step, reason, items }, () =>
        work.move(step, reason),
      );
      if (!answer) return;
      take(answer, step, reason);
      onDone();
      if (answer.changed.length === 0) return;
      const count = answer.changed.length;
      showToast({
        text: message(countKey('applications.bulk.moved', count), { count, step: stepName(step) }),
        action: {
          label: message('applications.undo'),
          run: () => void moveBack(chosen, answer),
        },
      });
    },
    async remove(): Promise<void> {
      const items = chosen.map(({ id, etag }) => ({ id, etag }));
      const answer = await send({ action: 'delete', items }, work.remove);
      if (!answer) return;
      const gone = answer.changed.map(({ id }) => id);
      // Else the person who is open would say that somebody else deleted them.
      if (address.applicationId !== undefined && gone.includes(address.applicationId))
        location.assign(changedAddress(address, { applicationId: null }));
      changes.drop(gone);
      tellRefused(answer);
      onDone();
      if (answer.changed.length > 0)
        showToast({ text: message('applications.deleted', { count: answer.changed.length }) });
    },
  };
  return work;
}

/** Asks for the changes; where that fails, says why and offers to do it again. */
function useSend() {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId } = useWorkspace();
  return async (
    request: BulkRequest,
    again: () => Promise<void>,
  ): Promise<BulkAnswer | undefined> => {
    try {
      return await changeApplications(siteId, request);
    } catch (error) {
      const action = { label: message('retry'), run: () => void again() };
      showToast({ text: failureText(error, language), tone: 'warning', action });
      return undefined;
    }
  };
}
