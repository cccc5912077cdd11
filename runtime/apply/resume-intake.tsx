import type { FormPage } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../context/page-context.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import { useApply, useInitialValues, useUploadState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import { UploadStatus } from './fields/file-control.tsx';
import { LOOSE } from './filling/file-uploads.ts';

interface ResumeIntakeProps {
  /** The widget in which a CV is chosen. */
  readonly widgetId: string;
  readonly page: FormPage | undefined;
  /** Whether a conversation has left it behind. */
  readonly isLater: boolean;
}

/** Where a CV is chosen before the first question, and what became of it. */
export function ResumeIntake({ widgetId, page, isLater }: ResumeIntakeProps) {
  const { uploads, isResumeOnly } = useApply();
  const message = usePageMessage();
  const keyId = uploads.resume?.keyId ?? LOOSE;
  const isRequired = isResumeOnly || uploads.resume?.required === true;
  const isAsked = page?.sections.some(({ questions }) =>
    questions.some((question) => question.keyId === keyId),
  );
  return (
    <div className={fields.file} data-later={isLater ? '' : undefined}>
      <WidgetSlot widgetId={widgetId} />
      {!isRequired && <p className={fields.quiet}>{message('apply.resume.optional')}</p>}
      {isAsked !== true && <ChosenResume keyId={keyId} />}
    </div>
  );
}

/** Its question, which says the same, stands on another page or nowhere. */
function ChosenResume({ keyId }: { readonly keyId: string }) {
  const { id, uploads, session } = useApply();
  const message = usePageMessage();
  const upload = useUploadState(keyId);
  const named = useInitialValues(keyId);
  // Until the person chooses another one or takes it away.
  const isNamed = named.length > 0 && session.resumeUrl === named[0];
  return (
    <>
      {upload.fileName === undefined && isNamed && (
        <p className={fields.uploaded}>{message('apply.file.kept')}</p>
      )}
      {upload.fileName !== undefined && (
        <p className={fields.uploaded}>
          <span>{upload.fileName}</span>
          <button type="button" className={fields.fileAct} onClick={() => uploads.remove(keyId)}>
            {message('apply.file.remove')}
          </button>
        </p>
      )}
      <UploadStatus id={`${id}-resume-upload`} upload={upload} />
    </>
  );
}
