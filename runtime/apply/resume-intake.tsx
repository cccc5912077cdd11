import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormPage } from '#schemas/documents/documents.ts';
import { fieldName, LOOSE_RESUME } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import styles from './apply-form.module.css';
import { useApply, useInitialValues, useUploadState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import { KeptFile, UploadStatus } from './fields/file-control.tsx';

interface ResumeIntakeProps {
  /** The widget in which a CV is chosen. */
  readonly widgetId: string;
  readonly page: FormPage | undefined;
  /** On the first step. Elsewhere it stays in the page: its HTML is the server's, and would not come back. */
  readonly isFirst: boolean;
  /** Whether questions come one after the other. */
  readonly isConversation: boolean;
  /** Whether a conversation has left it behind. */
  readonly isLater: boolean;
}

/** Where a CV is chosen before the first question, unless the same page asks for it, and what became of it. */
export const ResumeIntake = memo(function ResumeIntake(props: ResumeIntakeProps) {
  const { widgetId, page, isFirst, isConversation, isLater } = props;
  const { uploads, isResumeOnly } = useApply();
  const message = usePageMessage();
  const keyId = uploads.resume?.keyId ?? LOOSE_RESUME;
  const isRequired = isResumeOnly || uploads.resume?.required === true;
  const isAsked = page?.sections.some(({ questions }) =>
    questions.some((question) => question.keyId === keyId),
  );
  const isShown = isFirst && (isConversation || isAsked !== true);
  return (
    <div hidden={!isShown}>
      <div className={fields.file} data-later={isLater ? '' : undefined}>
        <WidgetSlot widgetId={widgetId} />
        {isShown && !isRequired && (
          <p className={fields.quiet}>{message('apply.resume.optional')}</p>
        )}
        {isShown && isAsked !== true && <ChosenResume keyId={keyId} />}
      </div>
    </div>
  );
});

/** In the review, where no question asks for it. */
export function LooseResume() {
  const { uploads, session } = useApply();
  const message = usePageMessage();
  useUploadState(LOOSE_RESUME);
  const { resumeUrl } = session;
  if (uploads.resume !== undefined || resumeUrl === undefined) return null;
  return (
    <dl className={styles.answers}>
      <div>
        <dt>{message('apply.resume.label')}</dt>
        <dd>
          <KeptFile keyId={LOOSE_RESUME} url={resumeUrl} />
        </dd>
      </div>
    </dl>
  );
}

/** Its question, which says the same, stands on another page or nowhere. */
function ChosenResume({ keyId }: { readonly keyId: string }) {
  const { id, library, session } = useApply();
  const upload = useUploadState(keyId);
  const initial = useInitialValues(keyId);
  const answer = useWatch({ control: library.control, name: fieldName(keyId) });
  const loose = session.resumeUrl === undefined ? [] : [session.resumeUrl];
  const answers = Array.isArray(answer) ? answer.map(String) : initial;
  return (
    <>
      {(keyId === LOOSE_RESUME ? loose : answers).map((url) => (
        <KeptFile key={url} keyId={keyId} url={url} />
      ))}
      <UploadStatus id={`${id}-resume-upload`} upload={upload} />
    </>
  );
}
