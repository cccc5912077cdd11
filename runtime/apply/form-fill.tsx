import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePage, usePageMessage } from '../context/page-context.ts';
import { ApplyContext } from './fields/apply-context.ts';
import { setUpFilling } from './fill-setup.ts';
import type { FormValues } from './filling/form-values.ts';
import { tellPages } from './filling/tell-pages.ts';
import { FormBody } from './form-body.tsx';
import { ClosedNote, EndedNote, ErrorWidgets, SentNote, SuccessWidgets } from './form-outcome.tsx';
import type { OpenFormProps } from './form-props.ts';

/** A form from the step that its address names to the application that was sent. */
export function FormFill(props: OpenFormProps) {
  const { content, job } = props;
  const page = usePage();
  const say = usePageMessage();
  const [{ options, controller, fields }] = useState(() => setUpFilling(props, page, say));
  const methods = useForm<FormValues>(options);
  const { subscribe, getState } = controller.store;
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => tellPages(controller), [controller]);
  useEffect(() => fields.uploads.start(), [fields]);
  const isOpen = state.phase === 'filling' || state.phase === 'busy';
  return (
    <ApplyContext value={fields}>
      <FormProvider {...methods}>
        <ErrorWidgets content={content} isFailed={state.isFailed && isOpen} />
        {state.phase === 'sent' && (
          <SentNote
            job={job}
            mayBeDuplicate={state.mayBeDuplicate}
            myData={state.myData}
            onOther={() => controller.forgetPerson()}
          />
        )}
        {state.phase === 'closed' && <ClosedNote job={job} isKept />}
        {state.phase === 'ended' && <EndedNote text={state.endText ?? ''} />}
        {isOpen && <FormBody {...props} state={state} controller={controller} />}
        <SuccessWidgets content={content} isSent={state.phase === 'sent'} />
        <p className="rb-visually-hidden" role="status">
          {state.announcement}
        </p>
      </FormProvider>
    </ApplyContext>
  );
}
