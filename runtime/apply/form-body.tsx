import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { FormStep } from '#schemas/forms/form-steps.ts';
import { type FormSteps, numberOfPage, stepAfter, stepBefore } from '#schemas/forms/form-steps.ts';
import { POSTED } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../context/page-context.ts';
import type { AppliedJob, ShownForm } from '../data/api-port.ts';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useApply } from './fields/apply-context.ts';
import { FilesUnderway } from './files-underway.tsx';
import type { FillController } from './filling/fill-controller.ts';
import type { FillState } from './filling/fill-state.ts';
import { progressText, stepName } from './filling/fill-steps.ts';
import { turnBefore } from './filling/turns.ts';
import cover from './form-cover.module.css';
import { formHandlers } from './form-handlers.ts';
import { FormNotes } from './form-notes.tsx';
import { FormPageView } from './form-page.tsx';
import type { FormContent } from './form-props.ts';
import { FormReview } from './form-review.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ResumeIntake } from './resume-intake.tsx';
import { Transcript } from './transcript.tsx';

export interface FormBodyProps {
  readonly content: FormContent;
  readonly shown: ShownForm;
  readonly job: AppliedJob | null;
  readonly state: FillState;
  readonly controller: FillController;
}

/** One step. Without a script it is a plain post to the page's own address, whose query the browser keeps. */
export function FormBody({ content, shown, job, state, controller }: FormBodyProps) {
  const { form } = shown;
  const { step, steps, phase } = state;
  const { session, isResumeOnly, library } = useApply();
  const page = step === 'review' ? undefined : form.pages[step];
  const isFirst = stepBefore(steps, step) === undefined;
  const isBegun = page !== undefined && turnBefore(page, state.visible, state.turn) !== undefined;
  const isBusy = phase === 'busy';
  const busyNote = useFocusWhileBusy(isBusy);
  return (
    <div
      className={`${styles.card} ${cover.covered}`}
      data-busy={isBusy ? '' : undefined}
      data-ahead={state.isAhead ? '' : undefined}
      data-channel={session.subject.channel === 'cb' ? 'cb' : undefined}
      data-chat={content.presentation === 'conversation' ? '' : undefined}
    >
      <FormHead title={form.title} job={job} />
      <FormNotes state={state} onWipe={() => controller.forgetPerson()} />
      <p className={cover.saving} tabIndex={-1} ref={busyNote}>
        {isBusy && <BusyNote isSending={state.isSending} />}
      </p>
      <form
        className={styles.form}
        method="post"
        encType={hasFiles(content, shown) ? 'multipart/form-data' : undefined}
        noValidate
        inert={isBusy}
        {...formHandlers(controller, session, library)}
      >
        <HiddenFields shown={shown} step={step} />
        {content.fileUploadWidgetId !== undefined && (
          <ResumeIntake
            widgetId={content.fileUploadWidgetId}
            page={page}
            isFirst={isFirst}
            isConversation={state.turn !== undefined}
            isLater={isBegun}
          />
        )}
        <StepHead form={form} steps={steps} step={step} isAhead={state.isAhead} />
        <ErrorSummary notes={state.summary} />
        {isFirst && !isResumeOnly && (
          <div data-later={isBegun ? '' : undefined}>
            <PrivacyNotice notice={form.notice} />
          </div>
        )}
        {page && state.turn !== undefined && (
          <Transcript
            key={`said ${page.keyId}`}
            page={page}
            state={state}
            onChange={(keyId) => controller.steps.ask(keyId)}
          />
        )}
        {page ? (
          <FormPageView key={page.keyId} page={page} />
        ) : (
          <FormReview steps={steps} onEdit={(index) => controller.steps.change(index)} />
        )}
        {isResumeOnly && <PrivacyNotice notice={form.notice} />}
        <StepButtons
          {...{ steps, step, isBegun }}
          isLast={isResumeOnly}
          isAwaiting={state.isAwaiting}
        />
        <FilesUnderway
          page={page}
          state={state}
          hasIntake={isFirst && content.fileUploadWidgetId !== undefined}
        />
      </form>
    </div>
  );
}

/** What a person waits for; sending, which no other page follows meanwhile, may last. */
function BusyNote({ isSending }: Pick<FillState, 'isSending'>) {
  const message = usePageMessage();
  if (!isSending) return message('apply.saving');
  return (
    <>
      {message('apply.sending')}
      <span className={cover.slow}>{message('apply.sending-slow')}</span>
    </>
  );
}

/** An inert form holds no focus: what says why does, and gives it back where the step stays. */
function useFocusWhileBusy(isBusy: boolean) {
  const note = useRef<HTMLParagraphElement>(null);
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isBusy) {
      held.current = activeElement;
      note.current?.focus({ preventScroll: true });
    } else if (activeElement === note.current && held.current instanceof HTMLElement)
      held.current.focus({ preventScroll: true });
  }, [isBusy]);
  return note;
}

/** Also where the file belongs to no question. */
function hasFiles({ fileUploadWidgetId }: FormContent, { form }: ShownForm): boolean {
  const asksForFile = placedQuestions(form).some(
    ({ question: { type } }) => type === 'resume' || type === 'file',
  );
  return asksForFile || fileUploadWidgetId !== undefined;
}

function FormHead({ title, job }: { readonly title: string; readonly job: AppliedJob | null }) {
  return (
    <div className={styles.head}>
      <ApplyHeading className={styles.title}>{title}</ApplyHeading>
      {job && <p className={styles.job}>{[job.title, job.company].filter(Boolean).join(' · ')}</p>}
    </div>
  );
}

interface StepHeadProps {
  readonly steps: FormSteps;
  readonly step: FormStep;
  /** Whether another step may take its place before anybody has seen it. */
  readonly isAhead: boolean;
  readonly form: FormDocument;
}

/** What the form's title says already is there for the focus and for screen readers. */
function StepHead({ form, steps, step, isAhead }: StepHeadProps) {
  const message = usePageMessage();
  const heading = useFocusOnChange(isAhead ? undefined : step);
  const progress = progressText(steps, step, message);
  const name = stepName(form, steps, step, message);
  return (
    <div className={styles.stepHead}>
      {step !== 'review' && progress && (
        <>
          {progress !== name && <p className={styles.progress}>{progress}</p>}
          <progress
            className={styles.bar}
            value={numberOfPage(steps, step)}
            max={steps.pages.length}
            aria-hidden="true"
          />
        </>
      )}
      <ApplyHeading
        below={1}
        className={name === form.title ? 'rb-visually-hidden' : styles.stepTitle}
        tabIndex={-1}
        ref={heading}
      >
        {name}
      </ApplyHeading>
    </div>
  );
}

/**
 * Each further step begins at its heading, with how far it is above it; the first one leaves the page as it came.
 * @param step undefined until the first one is known
 */
function useFocusOnChange(step: FormStep | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    const isFirst = shown.current === undefined;
    shown.current = step;
    if (isFirst) return;
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

interface StepButtonsProps {
  readonly steps: FormSteps;
  readonly step: FormStep;
  /** Whether this step sends, whatever follows it. */
  readonly isLast: boolean;
  /** Whether a conversation has a question before. */
  readonly isBegun: boolean;
  /** Whether the press waits for a file. */
  readonly isAwaiting: boolean;
}

function StepButtons({ steps, step, isBegun, isAwaiting, ...props }: StepButtonsProps) {
  const message = usePageMessage();
  const isLast = props.isLast || stepAfter(steps, step) === undefined;
  const name = isLast ? 'apply.send' : 'apply.next';
  return (
    <div className={styles.buttons}>
      <button type="submit" className={`rb-button ${styles.next}`} name={POSTED.act} value="next">
        {message(isAwaiting ? 'apply.file.waiting' : name)}
      </button>
      {(isBegun || stepBefore(steps, step) !== undefined) && (
        <button type="submit" className={styles.back} name={POSTED.act} value="back">
          {message('apply.back')}
        </button>
      )}
      {!props.isLast && (
        <button type="submit" className={styles.elsewhere} name={POSTED.act} value="elsewhere">
          {message('apply.elsewhere')}
        </button>
      )}
    </div>
  );
}

interface HiddenFieldsProps {
  readonly shown: ShownForm;
  readonly step: FormStep;
}

/** What a post without script says of the form that it was typed into. */
function HiddenFields({ shown: { form, formVersion, token }, step }: HiddenFieldsProps): ReactNode {
  const message = usePageMessage();
  return (
    <>
      <input type="hidden" name={POSTED.step} value={step} />
      <input type="hidden" name={POSTED.formId} value={form.id} />
      <input type="hidden" name={POSTED.formVersion} value={formVersion} />
      <input type="hidden" name={POSTED.noticeVersion} value={form.notice.version} />
      <input type="hidden" name={POSTED.token} value={token} />
      <div className={styles.trap} aria-hidden="true">
        <input
          name={POSTED.trap}
          tabIndex={-1}
          autoComplete="off"
          aria-label={message('sign-up.trap')}
        />
      </div>
    </>
  );
}
