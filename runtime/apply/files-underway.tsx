import { useSyncExternalStore } from 'react';
import type { FormPage } from '#schemas/documents/documents.ts';
import { LOOSE_RESUME } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import { fieldId, useApply, useUploadState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import { UploadStatus } from './fields/file-control.tsx';
import type { FillState } from './filling/fill-state.ts';

export interface FilesUnderwayProps {
  readonly page: FormPage | undefined;
  readonly state: Pick<FillState, 'asked' | 'isAwaiting'>;
  /** Whether the step shows where a CV is chosen. */
  readonly hasIntake: boolean;
}

/** Below the buttons, where nothing moves under a finger: files of other steps, and what a press waits for. */
export function FilesUnderway({ page, state, hasIntake }: FilesUnderwayProps) {
  const { uploads } = useApply();
  const read = () => uploads.underway;
  const underway = useSyncExternalStore(uploads.subscribe, read, () => '');
  const own = new Set(
    page?.sections.flatMap(({ questions }) => questions.map(({ keyId }) => keyId)),
  );
  const resume = uploads.resume?.keyId ?? LOOSE_RESUME;
  const isElsewhere = (keyId: string) =>
    !(own.has(keyId) && (state.asked?.has(keyId) ?? true)) && !(hasIntake && keyId === resume);
  return (
    <>
      {underway
        .split(' ')
        .filter((keyId) => keyId !== '' && isElsewhere(keyId))
        .map((keyId) => (
          <FileElsewhere key={keyId} keyId={keyId} />
        ))}
      {state.isAwaiting && <AwaitedFile />}
    </>
  );
}

function FileElsewhere({ keyId }: { readonly keyId: string }) {
  const { id, questions } = useApply();
  const upload = useUploadState(keyId);
  const label = questions.get(keyId)?.label;
  return (
    <div>
      {label !== undefined && <p className={fields.label}>{label}</p>}
      <UploadStatus id={`${fieldId(id, keyId)}-underway`} upload={upload} />
    </div>
  );
}

/** What is waited for, with the ways on. */
function AwaitedFile() {
  const { controller, uploads } = useApply();
  const message = usePageMessage();
  return (
    <div className={fields.upload}>
      <p>{message('apply.file.wait')}</p>
      {uploads.isOptional && (
        <button type="button" className={fields.fileAct} onClick={() => uploads.cancelAll()}>
          {message('apply.file.without')}
        </button>
      )}
      <button type="button" className={fields.fileAct} onClick={() => controller.uploads.stop()}>
        {message('apply.file.stop')}
      </button>
    </div>
  );
}
