import { type SyntheticEvent, useContext, useMemo, useState } from 'react';
import type { FormDocument } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { translateForm } from '#schemas/forms/translate-form.ts';
import { PageContext, usePage, usePageMessage } from '../context/page-context.ts';
import en from '../messages/answers/en.json' with { type: 'json' };
import es from '../messages/answers/es.json' with { type: 'json' };
import styles from './apply-form.module.css';
import { TitleLevel } from './apply-heading.tsx';
import { ApplyContext } from './fields/apply-context.ts';
import { FormLibrary } from './fields/form-library.ts';
import { setUpFilling } from './fill-setup.ts';
import { FormBody } from './form-body.tsx';

export interface FormPreviewProps {
  readonly form: FormDocument;
  /** Index of the page that is shown. */
  readonly step: number;
  /** What stands in the fields. */
  readonly answers: Answers;
  readonly presentation: FormPresentation;
  /** Key of the question that a conversation asks; without it the first one without an answer. */
  readonly asked?: string | undefined;
}

/** As one page after the other, as a conversation, or as those get it who have no script. */
export type FormPresentation = 'pages' | 'conversation' | 'plain';

/** One page of a form as visitors get it. It keeps nothing and sends nothing. */
export function FormPreview({ form, ...props }: FormPreviewProps) {
  const page = useContext(PageContext);
  const lang = page?.page.lang;
  const shown = useMemo(
    () => translateForm(form, form.translationMappings, lang ?? 'es'),
    [form, lang],
  );
  return <ShownPage key={JSON.stringify([props, shown])} form={shown} {...props} />;
}

function ShownPage({ form, step, answers, presentation, asked }: FormPreviewProps) {
  const { site, page } = usePage();
  const say = usePageMessage();
  const props = useMemo(() => {
    const texts = page.lang.startsWith('en') ? en : es;
    const shown = { form, formVersion: 1, texts, token: '' };
    const version = 'v2' as const;
    const draft = { state: 'saved' as const, answers, editedAt: {}, currentPage: step };
    const content = presentation === 'conversation' ? { presentation } : {};
    return { id: 'form-preview', content, version, shown, job: null, draft };
  }, [form, page.lang, answers, step, presentation]);
  const [{ options, controller, fields }] = useState(() => {
    const filling = setUpFilling(props, { site, page: { ...page, query: `step=${step}` } }, say);
    const { steps, store } = filling.controller;
    if (asked !== undefined && store.getState().visible.has(asked)) steps.ask(asked);
    return filling;
  });
  // A step that nobody reaches yet is not waited for: the one before it stays.
  const state = { ...controller.store.getState(), isAhead: false };
  return (
    <TitleLevel value={1}>
      {/* Its buttons lead nowhere: nothing is judged, kept or sent. */}
      <div
        className={styles.root}
        data-plain={presentation === 'plain' ? '' : undefined}
        onSubmitCapture={stop}
        onClickCapture={holdBack}
        onChangeCapture={holdBack}
      >
        <ApplyContext value={fields}>
          <FormLibrary options={options} />
          <FormBody {...props} state={state} controller={controller} />
        </ApplyContext>
      </div>
    </TitleLevel>
  );
}

/** Nothing that is clicked acts, and no file is chosen; fields can be tried. */
function holdBack(event: SyntheticEvent): void {
  const { target } = event;
  const isPicker = target instanceof HTMLInputElement && target.type === 'file';
  if (isPicker || event.type === 'click') event.stopPropagation();
  if (isPicker) event.preventDefault();
}

function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
