import { useContext, useMemo } from 'react';
import { translateForm } from '#schemas/forms/translate-form.ts';
import { OnCanvas } from '../context/on-canvas.ts';
import { usePage, usePageMessage } from '../context/page-context.ts';
import type { AppliedJob, FoundDraft, ShownForm } from '../data/api-port.ts';
import { usePageRequest, useQueryResult } from '../data/query-context.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import styles from './apply-form.module.css';
import { ApplyHeading, TitleLevel } from './apply-heading.tsx';
import { DrawnForm } from './drawn-form.tsx';
import { draftQuery, formQuery } from './form-data.ts';
import { FormFill } from './form-fill.tsx';
import { AllJobs, ClosedNote, ErrorWidgets, SuccessWidgets } from './form-outcome.tsx';
import type { ApplicationFormProps, FormContent, OpenFormProps } from './form-props.ts';

/** The form that people apply with: the one of the job, of the widget or of the site, in that order of the address. */
export function ApplicationForm({ id, content, version }: ApplicationFormProps) {
  const request = usePageRequest();
  const found = useQueryResult(formQuery(version, content, request));
  const draft = useQueryResult(draftQuery(request)) ?? null;
  const isOnCanvas = useContext(OnCanvas);
  return (
    <TitleLevel value={content.headingLevel ?? 1}>
      <div className={styles.root} id={id} data-apply-form={version} data-file-picker="">
        {isOnCanvas && <ErrorWidgets content={content} isFailed={false} misses={0} />}
        {found === undefined ? (
          <WaitingForm content={content} />
        ) : (
          <FoundFormView
            id={id}
            content={content}
            version={version}
            shown={found.shown}
            job={found.job}
            draft={draft}
          />
        )}
        {isOnCanvas && <SuccessWidgets content={content} isSent={false} />}
      </div>
    </TitleLevel>
  );
}

interface FoundFormViewProps extends ApplicationFormProps {
  readonly shown: ShownForm | null;
  readonly job: AppliedJob | null;
  readonly draft: FoundDraft | null;
}

function FoundFormView({ shown, job, ...props }: FoundFormViewProps) {
  if (job?.isClosed) return <ClosedNote job={job} isKept={props.draft?.state === 'saved'} />;
  if (shown === null) return <NoForm />;
  return <TranslatedForm {...props} shown={shown} job={job} />;
}

/** The form in the language of its page, as far as it says how. */
function TranslatedForm(props: OpenFormProps) {
  const { shown } = props;
  const { lang } = usePage().page;
  const isOnCanvas = useContext(OnCanvas);
  const form = useMemo(
    () => translateForm(shown.form, shown.form.translationMappings, lang),
    [shown.form, lang],
  );
  const translated = { ...shown, form };
  if (isOnCanvas) return <DrawnForm {...props} shown={translated} />;
  return <FormFill {...props} shown={translated} />;
}

function NoForm() {
  const message = usePageMessage();
  return (
    <div className={styles.card}>
      <ApplyHeading className={styles.title}>{message('apply.no-form')}</ApplyHeading>
      <AllJobs />
    </div>
  );
}

/** Where the page is drawn before its form is known. */
function WaitingForm({ content: { fileUploadWidgetId } }: { readonly content: FormContent }) {
  const message = usePageMessage();
  return (
    <div className={styles.card}>
      <ApplyHeading className={styles.title}>{message('apply.title')}</ApplyHeading>
      {fileUploadWidgetId !== undefined && <WidgetSlot widgetId={fileUploadWidgetId} />}
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
