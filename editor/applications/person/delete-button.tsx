import { useState } from 'react';
import { deleteApplication } from '../../service/recruiting/application-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { ConfirmDelete } from '../base/confirm-delete.tsx';
import { changedAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { RelatedProps } from './related.tsx';

/** Deletes the application for good, after a question. */
export function DeleteButton({ application: { id }, address }: RelatedProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, changes } = useWorkspace();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    try {
      await deleteApplication(siteId, id);
      location.assign(changedAddress(address, { applicationId: null }));
      changes.drop([id]);
      showToast({ text: message('applications.deleted', { count: 1 }) });
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
    }
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{message('applications.delete')}</Button>
      {isAsked && (
        <ConfirmDelete count={1} onRun={() => void remove()} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
