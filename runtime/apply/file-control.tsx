import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import { ACCEPTED_FILES } from './accepted-files.ts';
import { type ControlProps, fieldId, useApply, useInitialValues } from './apply-context.ts';
import fields from './apply-fields.module.css';

/** A file of the device. What was uploaded before stays unless another one is chosen. */
export function FileControl({ question, isInvalid, describedBy }: ControlProps) {
  const { id } = useApply();
  const message = usePageMessage();
  const uploaded = useInitialValues(question.keyId);
  const name = fieldName(question.keyId);
  return (
    <div className={fields.file}>
      {uploaded.map((url) => (
        <p key={url} className={fields.uploaded}>
          <input type="hidden" name={name} value={url} />
          {message('apply.file.kept')}
        </p>
      ))}
      <input
        type="file"
        name={name}
        id={fieldId(id, question.keyId)}
        accept={ACCEPTED_FILES}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
    </div>
  );
}
