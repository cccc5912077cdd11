import { useState } from 'react';
import { deleteApplication } from '../../service/recruiting/application-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { applicationFailure, isGone, stateThere } from '../base/application-failure.ts';
import { ConfirmDelete } from '../base/confirm-delete.tsx';
import { changedAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { RelatedProps } from './related.tsx';

/** Deletes the application for good, after a question; where somebody changed it first, after another. */
export function DeleteButton({ application, address }: RelatedProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, changes } = useWorkspace();
  const [isAsked, setAsked] = useState(false);
  const { id } = application;
  const leave = () => {
    location.assign(changedAddress(address, { applicationId: null }));
    changes.drop([id]);
  };
  const remove = async (etag: string): Promise<void> => {
    try {
      await deleteApplication({ siteId, id, etag });
      leave();
      showToast({ text: message('applications.deleted', { count: 1 }) });
    } catch (error) {
      const there = stateThere(error);
      if (there) return tellOvertaken(there);
      if (isGone(error)) leave();
      showToast({ text: applicationFailure(error, language), tone: 'warning' });
    }
  };
  const tellOvertaken = (there: NonNullable<ReturnType<typeof stateThere>>): void => {
    changes.update(id, there);
    showToast({
      tone: 'warning',
      text: changes.overtakenText(application, there),
      action: {
        label: message('applications.delete.again'),
        run: () => void remove(there.etag),
      },
    });
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{message('applications.delete')}</Button>
      {isAsked && (
        <ConfirmDelete
          count={1}
          onRun={() => void remove(application.etag)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
