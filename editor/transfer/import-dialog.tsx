import { CircleCheck } from 'lucide-react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { isRecord } from '#schemas/json/fields.ts';
import type { ContentError } from '../service/request/content-error.ts';
import { failureText } from '../service/request/failure-text.ts';
import { codeOfRefusal } from '../service/request/reported-problem.ts';
import { Button } from '../ui/controls/button.tsx';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import type { MessageKey } from '../ui/messages/messages.ts';
import { FileDrop } from './file-drop.tsx';
import styles from './import-dialog.module.css';
import { ImportFiles } from './import-files.tsx';
import { type ImportUpload, sizeText, UPLOAD_LIMITS } from './upload.ts';
import { type Importing, type ImportStep, type ReportStep, useImport } from './use-import.ts';

/** Refusals of a file as a whole. */
const FILE_CODES = [
  'archive-invalid',
  'archive-name-refused',
  'archive-too-large',
  'body-malformed',
] as const;

/** Takes a page or a whole site out of a file. What would happen is told before anything changes. */
export function ImportDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const importing = useImport(site.siteId);
  const { state } = importing;
  return (
    <ModalDialog
      title={message('transfer.title')}
      onClose={onClose}
      footer={<Footer importing={importing} onClose={onClose} />}
    >
      <div className={styles.parts}>
        {(state.step === 'choose' || state.step === 'refused' || state.step === 'failed') && (
          <FileDrop onFile={importing.choose} />
        )}
        <Step state={state} onChange={importing.change} />
      </div>
    </ModalDialog>
  );
}

interface StepProps {
  readonly state: ImportStep;
  readonly onChange: Importing['change'];
}

function Step({ state, onChange }: StepProps) {
  const message = useMessage();
  switch (state.step) {
    case 'choose':
      return <p className={styles.text}>{message('transfer.promise')}</p>;
    case 'refused': {
      const { kind, bytes, limit } = state.refusal;
      const params = { name: state.name, size: sizeText(bytes), limit: sizeText(limit) };
      return (
        <p className={styles.failure} role="alert">
          {message(`transfer.refused.${kind}`, params)}
        </p>
      );
    }
    case 'checking':
      return <Checking upload={state.upload} />;
    case 'failed':
      return <ImportFailure error={state.error} name={state.upload.name} />;
    case 'done':
      return <Done report={state.report} isOpenPageChanged={state.isOpenPageChanged} />;
    default:
      return <Report state={state} onChange={onChange} />;
  }
}

function Checking({ upload: { name, blob } }: { readonly upload: ImportUpload }) {
  const message = useMessage();
  return <Progress text={message('transfer.checking', { name, size: sizeText(blob.size) })} />;
}

function Progress({ text }: { readonly text: string }) {
  return (
    <div className={styles.progress} role="status">
      <progress aria-label={text} className={styles.bar} />
      <span>{text}</span>
    </div>
  );
}

interface ReportProps {
  readonly state: ReportStep;
  readonly onChange: Importing['change'];
}

function Report({ state, onChange }: ReportProps) {
  const message = useMessage();
  const { report, upload, choices, step, isLookedAtAgain } = state;
  const { register, getValues } = useForm({ defaultValues: choices });
  const options = { onChange: () => onChange(getValues()) };
  if (step === 'importing') return <Progress text={message('transfer.importing')} />;
  return (
    <>
      {isLookedAtAgain && (
        <p className={styles.warning} role="alert">
          {message('transfer.changed-meanwhile')}
        </p>
      )}
      {upload.kind === 'archive' && (
        <Choice
          text="transfer.only-new"
          help="transfer.only-new.help"
          field={register('onlyNew', options)}
        />
      )}
      <Choice
        text="transfer.publish"
        help="transfer.publish.help"
        field={register('publish', options)}
      />
      {step === 'looking-anew' && <Checking upload={upload} />}
      {step === 'report' && report.refused && (
        <p className={styles.failure} role="alert">
          {message('transfer.blocked')}
        </p>
      )}
      <ImportFiles files={report.files} passedOver={report.passedOver} upload={upload} />
    </>
  );
}

interface ChoiceProps {
  readonly text: MessageKey;
  readonly help: MessageKey;
  readonly field: UseFormRegisterReturn;
}

function Choice({ text, help, field }: ChoiceProps) {
  const message = useMessage();
  return (
    <label className={styles.option}>
      <input type="checkbox" {...field} />
      <span>
        {message(text)}
        <span className={styles.help}>{message(help)}</span>
      </span>
    </label>
  );
}

type DoneProps = Pick<Extract<ImportStep, { step: 'done' }>, 'report' | 'isOpenPageChanged'>;

function Done({ report, isOpenPageChanged }: DoneProps) {
  const message = useMessage();
  const count = (wanted: string) => report.files.filter(({ action }) => action === wanted).length;
  const skipped = count('skip');
  return (
    <div className={styles.done} role="status">
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <p className={styles.title}>
        {message(skipped === 0 ? 'transfer.done' : 'transfer.done.missing')}
      </p>
      <p className={styles.text}>
        {message('transfer.done.counts', { created: count('create'), updated: count('update') })}
        {skipped > 0 && ` ${message('transfer.done.skipped', { count: skipped })}`}
      </p>
      {isOpenPageChanged && <p className={styles.text}>{message('transfer.done.open-page')}</p>}
    </div>
  );
}

interface FooterProps {
  readonly importing: Importing;
  readonly onClose: () => void;
}

function Footer({ importing, onClose }: FooterProps) {
  const message = useMessage();
  const { state, reset, run } = importing;
  if (state.step === 'done') return <Button onClick={onClose}>{message('close')}</Button>;
  if (state.step === 'checking')
    return <Button onClick={reset}>{message('transfer.cancel')}</Button>;
  if (!('report' in state))
    return (
      <>
        <span className={styles.limits}>
          {message('transfer.limits', {
            page: sizeText(UPLOAD_LIMITS.page),
            archive: sizeText(UPLOAD_LIMITS.archive),
          })}
        </span>
        <Button onClick={onClose}>{message('transfer.cancel')}</Button>
      </>
    );
  const isNothing = state.report.files.every(
    ({ action, publishes }) => (action === 'unchanged' || action === 'skip') && !publishes,
  );
  return (
    <>
      <Button onClick={reset} isDisabled={state.step === 'importing'}>
        {message('transfer.another')}
      </Button>
      <Button
        variant="primary"
        onClick={run}
        isDisabled={state.report.refused || isNothing || state.step !== 'report'}
      >
        {message('transfer.run')}
      </Button>
    </>
  );
}

/** Why nothing could be looked at or imported, and what to do. */
function ImportFailure({ error, name }: { readonly error: ContentError; readonly name: string }) {
  const message = useMessage();
  const { language } = useLanguage();
  const code = FILE_CODES.find((one) => one === codeOfRefusal(error));
  // What the service says of an archive names the files in it, in the reader's language.
  const isArchive = code !== undefined && code !== 'body-malformed';
  const detail = isRecord(error.details) ? error.details['detail'] : undefined;
  return (
    <div role="alert">
      <p className={styles.failure}>
        {code === undefined
          ? failureText(error, language)
          : message(`transfer.failed.${code}`, { name })}
      </p>
      {isArchive && typeof detail === 'string' && <p className={styles.text}>{detail}</p>}
      <p className={styles.text}>{message('transfer.nothing-changed')}</p>
    </div>
  );
}
