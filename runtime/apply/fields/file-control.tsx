import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldName, removalName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { UploadState } from '../filling/file-uploads.ts';
import {
  type ControlProps,
  fieldId,
  useApply,
  useFileName,
  useInitialValues,
  useUploadState,
} from './apply-context.ts';
import fields from './apply-fields.module.css';
import { FilePicker } from './file-picker.tsx';

/** A file of the device: sent as soon as it is chosen, and kept unless another one takes its place. */
export function FileControl({ question, isInvalid, describedBy, isDisabled }: ControlProps) {
  const { id, uploads, library } = useApply();
  const initial = useInitialValues(question.keyId);
  const upload = useUploadState(question.keyId);
  const name = fieldName(question.keyId);
  const held = useWatch({ control: library.control, name });
  const kept = Array.isArray(held) ? held.map(String) : initial;
  const own = fieldId(id, question.keyId);
  const picker = useRef<HTMLInputElement>(null);
  const send = useCallback(() => {
    const { current } = picker;
    const [file] = current?.files ?? [];
    if (current === null || file === undefined) return;
    uploads.send(question.keyId, file);
    // What stays in the picker would be sent again with the form.
    current.value = '';
  }, [uploads, question.keyId]);
  // It may have been chosen before the script came.
  useEffect(send, [send]);
  return (
    <div className={fields.file}>
      {kept.map((url) => (
        <KeptFile key={url} keyId={question.keyId} url={url} isDisabled={isDisabled}>
          <input type="hidden" name={name} value={url} />
        </KeptFile>
      ))}
      <FilePicker
        name={name}
        id={own}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={`${describedBy} ${own}-upload`}
        ref={picker}
        onChange={send}
      />
      <UploadStatus id={`${own}-upload`} upload={upload} />
    </div>
  );
}

interface KeptFileProps {
  readonly keyId: string;
  readonly url: string;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

/** A file that was sent, by its name, and a button that takes it away; without script a box that does so with the next press. */
export function KeptFile({ keyId, url, isDisabled, children }: KeptFileProps) {
  const { uploads } = useApply();
  const message = usePageMessage();
  return (
    <p className={fields.uploaded}>
      {children}
      <FileName url={url} />
      <button
        type="button"
        className={`rb-scripted ${fields.fileAct}`}
        disabled={isDisabled}
        onClick={() => uploads.remove(keyId, url)}
      >
        {message('apply.file.remove')}
      </button>
      <label className={fields.fileBox}>
        <input type="checkbox" name={removalName(keyId)} value={url} disabled={isDisabled} />
        {message('apply.file.remove-unscripted')}
      </label>
    </p>
  );
}

export function FileName({ url }: { readonly url: string }) {
  const message = usePageMessage();
  return <span>{useFileName(url) ?? message('apply.file.kept')}</span>;
}

interface UploadStatusProps {
  readonly id: string;
  readonly upload: UploadState;
}

/** Says how far a file has come, also to those who hear the page. */
export function UploadStatus({ id, upload }: UploadStatusProps) {
  const message = usePageMessage();
  const { share, problem, reading } = upload;
  const cancel = upload.cancel ?? reading?.stop;
  const again = upload.again ?? reading?.again;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div id={id} className={fields.upload} role="status">
      {share !== undefined && <span>{message('apply.file.sending', { percent })}</span>}
      {problem !== undefined && <span className={fields.error}>{problem}</span>}
      {reading !== undefined && <span>{reading.text}</span>}
      {cancel !== undefined && (
        <button type="button" className={fields.fileAct} onClick={cancel}>
          {message('apply.file.cancel')}
        </button>
      )}
      {again !== undefined && (
        <button type="button" className={fields.fileAct} onClick={again}>
          {message('apply.file.again')}
        </button>
      )}
    </div>
  );
}
