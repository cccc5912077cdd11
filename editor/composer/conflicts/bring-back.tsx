import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormBin } from '../../service/form-api.ts';
import { undeleteForm } from '../../service/form-document-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';

interface BringBackProps {
  readonly siteId: string;
  readonly formId: string;
  /** The form is a draft again. */
  readonly onBack: () => Promise<unknown>;
}

/** A way back for a form that lies in the bin; nothing where it does not. */
export function BringBack({ siteId, formId, onBack }: BringBackProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { data: bin } = useFormBin(siteId);
  const [isBusy, setBusy] = useState(false);
  const binned = bin?.find(({ id }) => id === formId);
  if (!binned) return null;
  const bringBack = async () => {
    setBusy(true);
    try {
      await undeleteForm({ siteId, formId, etag: binned.etag });
      await onBack();
      showToast({ text: message('composer.gone.back') });
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
    }
    await queries.invalidateQueries({ queryKey: ['forms', siteId] });
    setBusy(false);
  };
  return (
    <Button isDisabled={isBusy} onClick={() => void bringBack()}>
      {message('composer.gone.bring-back')}
    </Button>
  );
}
