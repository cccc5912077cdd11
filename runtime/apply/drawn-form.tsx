import { useState } from 'react';
import { usePage, usePageMessage } from '../context/page-context.ts';
import { ApplyContext } from './fields/apply-context.ts';
import { FormLibrary } from './fields/form-library.ts';
import { setUpFilling } from './fill-setup.ts';
import { FormBody } from './form-body.tsx';
import type { OpenFormProps } from './form-props.ts';

/** The first step of a form as visitors find it. Nothing that a browser keeps is put into it, and nothing is kept or sent. */
export function DrawnForm(props: OpenFormProps) {
  const { content, shown } = props;
  return <FirstStep key={JSON.stringify([content, shown])} {...props} />;
}

function FirstStep(props: OpenFormProps) {
  const page = usePage();
  const say = usePageMessage();
  const [{ options, controller, fields }] = useState(() => setUpFilling(props, page, say));
  return (
    <ApplyContext value={fields}>
      <FormLibrary options={options} />
      <FormBody {...props} state={controller.store.getState()} controller={controller} />
    </ApplyContext>
  );
}
