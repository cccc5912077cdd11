import { type FormEvent, useId, useState } from 'react';
import type { ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './base.module.css';

/** Longest reason, as the service has it. */
const MAX_REASON = 500;

/** A move that waits for its reason. */
export interface Asking {
  readonly step: ApplicationStep;
  readonly run: (reason: string) => unknown;
}

/** Asks why; the applicant never sees it. */
export function ReasonDialog({
  asking,
  onClose,
}: {
  readonly asking: Asking;
  readonly onClose: () => void;
}) {
  const message = useMessage();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    void asking.run(reason.trim());
    onClose();
  };
  return (
    <ModalDialog
      size="small"
      title={message('applications.reason.title', { step: asking.step.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{message('applications.cancel')}</Button>
          <Button type="submit" variant="primary" form={form}>
            {message('applications.reason.run', { step: asking.step.name })}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} onSubmit={submit}>
        <FormField
          label={message('applications.reason')}
          help={message('applications.reason.help')}
          problem={isTried && isEmpty ? message('applications.reason.empty') : undefined}
        >
          {(input) => (
            <textarea
              {...input}
              rows={3}
              maxLength={MAX_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
      </form>
    </ModalDialog>
  );
}
