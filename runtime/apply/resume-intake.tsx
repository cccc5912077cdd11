import type { FormPage } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../context/page-context.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import { useApply, useUploadState } from './fields/apply-context.ts';
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
  const { uploads } = useApply();
  const keyId = uploads.resume?.keyId ?? LOOSE;
  const isAsked = page?.sections.some(({ questions }) =>
    questions.some((question) => question.keyId === keyId),
  );
  return (
    <div data-later={isLater ? '' : undefined}>
      <WidgetSlot widgetId={widgetId} />
      {isAsked !== true && <ChosenResume keyId={keyId} />}
    </div>
  );
}

/** Its question, which says the same, stands on another page or nowhere. */
function ChosenResume({ keyId }: { readonly keyId: string }) {
  const { id, uploads } = useApply();
  const message = usePageMessage();
  const upload = useUploadState(keyId);
  return (
    <>
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
