import { useEffect, useState, useSyncExternalStore } from 'react';
import { stepBefore } from '#schemas/forms/form-steps.ts';
import { usePage, usePageMessage } from '../context/page-context.ts';
import { ApplyContext } from './fields/apply-context.ts';
import { FormLibrary } from './fields/form-library.ts';
import { setUpFilling } from './fill-setup.ts';
import { stepName } from './filling/fill-steps.ts';
import { tellPages } from './filling/tell-pages.ts';
import { FormBody } from './form-body.tsx';
import { ClosedNote, EndedNote, ErrorWidgets, SentNote, SuccessWidgets } from './form-outcome.tsx';
import type { OpenFormProps } from './form-props.ts';

/** A form from the step that its address names to the application that was sent. */
export function FormFill(props: OpenFormProps) {
  const { content, job, shown } = props;
  const page = usePage();
  const say = usePageMessage();
  const [{ options, controller, fields }] = useState(() => setUpFilling(props, page, say));
  const { subscribe, getState } = controller.store;
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => tellPages(controller), [controller]);
  useEffect(() => fields.uploads.start(), [fields]);
  const isOpen = state.phase === 'filling' || state.phase === 'busy';
  const { step, steps } = state;
  const isFirst = stepBefore(steps, step) === undefined;
  useTabTitle(isOpen && !isFirst ? stepName(shown.form, steps, step, say) : undefined);
  return (
    <ApplyContext value={fields}>
      <FormLibrary options={options} />
      <ErrorWidgets content={content} isFailed={state.isFailed && isOpen} misses={state.misses} />
      {state.phase === 'sent' && (
        <SentNote
          job={job}
          mayBeDuplicate={state.mayBeDuplicate}
          isBefore={state.isSentBefore === true}
          folio={state.folio}
          myData={state.myData}
          onOther={() => controller.forgetPerson()}
        />
      )}
      {state.phase === 'closed' && <ClosedNote job={job} isKept isNews />}
      {state.phase === 'ended' && <EndedNote text={state.endText ?? ''} />}
      {isOpen && <FormBody {...props} state={state} controller={controller} />}
      <SuccessWidgets content={content} isSent={state.phase === 'sent'} />
      <p className="rb-visually-hidden" role="status">
        {state.announcement}
      </p>
    </ApplyContext>
  );
}

/** From the second step on the tab is named after what shows. */
function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    const { title } = document;
    if (name === undefined) return;
    document.title = `${name} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [name]);
}
