import { type ChangeEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import {
  type RunningUpload,
  type UploadResult,
  uploadFile,
} from '../../client/apply/upload-file.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { wordAnswer } from '../../messages/answers/answer-texts.ts';
import type { FormValues } from '../filling/form-values.ts';
import { ACCEPTED_FILES } from './accepted-files.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';
import { useResumeFiles } from './resume-files.ts';

/** A file of the device: sent as soon as it is chosen, and kept unless another one takes its place. */
export function FileControl({ question, isInvalid, describedBy }: ControlProps) {
  const { id } = useApply();
  const message = usePageMessage();
  const initial = useInitialValues(question.keyId);
  const { upload, choose, remove } = useUpload(question);
  const name = fieldName(question.keyId);
  const held = useWatch<FormValues>({ name });
  const kept = Array.isArray(held) ? held.map(String) : initial;
  const own = fieldId(id, question.keyId);
  return (
    <div className={fields.file}>
      {kept.map((url) => (
        <p key={url} className={fields.uploaded}>
          <input type="hidden" name={name} value={url} />
          <span>{upload.fileName ?? message('apply.file.kept')}</span>
          <button type="button" className={`rb-scripted ${fields.fileAct}`} onClick={remove}>
            {message('apply.file.remove')}
          </button>
        </p>
      ))}
      <input
        type="file"
        name={name}
        id={own}
        className={fields.picker}
        accept={ACCEPTED_FILES}
        aria-invalid={isInvalid}
        aria-describedby={`${describedBy} ${own}-upload`}
        onChange={choose}
      />
      <UploadStatus id={`${own}-upload`} upload={upload} />
    </div>
  );
}

interface UploadState {
  readonly fileName?: string | undefined;
  /** Sent share, from 0 to 1; undefined while nothing is on its way. */
  readonly share?: number | undefined;
  readonly problem?: string | undefined;
  readonly cancel?: (() => void) | undefined;
  readonly again?: (() => void) | undefined;
}

function UploadStatus({ id, upload }: { readonly id: string; readonly upload: UploadState }) {
  const message = usePageMessage();
  const { share, problem, cancel, again } = upload;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div id={id} className={fields.upload} role="status">
      {share !== undefined && (
        <>
          <span>{message('apply.file.sending', { percent })}</span>
          <button type="button" className={fields.fileAct} onClick={cancel}>
            {message('apply.file.cancel')}
          </button>
        </>
      )}
      {problem !== undefined && <span className={fields.error}>{problem}</span>}
      {again !== undefined && (
        <button type="button" className={fields.fileAct} onClick={again}>
          {message('apply.file.again')}
        </button>
      )}
    </div>
  );
}

function useUpload(question: FormQuestion) {
  const { session, controller, texts } = useApply();
  const message = usePageMessage();
  const { setValue } = useFormContext<FormValues>();
  const [upload, setUpload] = useState<UploadState>({});
  const running = useRef<RunningUpload | undefined>(undefined);
  const name = fieldName(question.keyId);

  function hold(values: readonly string[]): void {
    setValue(name, values);
    controller.edit(question.keyId);
  }

  function send(file: File): void {
    running.current?.cancel();
    const started = uploadFile({
      subject: session.subject,
      applicationId: session.applicationId,
      file,
      onProgress: (share) =>
        setUpload((state) => (state.share === undefined ? state : { ...state, share })),
    });
    running.current = started;
    controller.addUpload(started.result);
    setUpload({ share: 0, cancel: () => started.cancel() });
    void started.result.then((result) => {
      if (running.current === started) finish(result, file);
    });
  }

  function finish(result: UploadResult, file: File): void {
    if (result.state === 'uploaded') hold([result.url]);
    setUpload(toState(result, () => send(file)));
  }

  function toState(result: UploadResult, again: () => void): UploadState {
    switch (result.state) {
      case 'uploaded':
        return { fileName: result.name };
      case 'cancelled':
        return {};
      case 'refused':
        return { problem: wordAnswer(result, texts) };
      case 'refused-by-server':
        return { problem: result.message };
      default:
        return { problem: message('apply.file.failed'), again };
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // Sent by itself; what stays in the picker would be sent again with the form.
    if (file) send(file);
    target.value = '';
  }

  function remove(): void {
    hold([]);
    setUpload({});
  }

  useResumeFiles(question.type === 'resume', send);
  return { upload, choose, remove };
}
