import { useContext } from 'react';
import { useStore } from 'zustand';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { useOpenSite } from '../document/store/page-editor-context.ts';
import { Button } from '../ui/controls/button.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './composer.module.css';
import { answersInWords } from './conditions/condition-words.ts';
import { conditionalKeys } from './document/form-place.ts';
import { keysOf } from './document/fresh-key.ts';
import { translationsOf } from './document/translations.ts';
import { answersToSee, useDrawableForm } from './session/form-problems.ts';
import {
  FormJudgementContext,
  useEditedForm,
  useFormSession,
  useSelectedPlace,
} from './session/form-session-context.ts';
import { NO_ANSWERS, PRESENTATIONS } from './session/preview-store.ts';
import { isPageLanguage, languageName } from './translations/page-languages.ts';

/** How the form is looked at, what stands in its fields, and what the longest way through it costs. */
export function FormViewBar() {
  const message = useMessage();
  const { view } = useFormSession();
  const presentation = useStore(view, (state) => state.presentation);
  const drawable = useDrawableForm(useEditedForm());
  return (
    <div className={styles.view}>
      <SegmentedControl
        legend={message('composer.view')}
        choices={PRESENTATIONS.map((value) => ({ value, name: message(`composer.view.${value}`) }))}
        value={presentation}
        onChange={(value) => view.setState({ presentation: value })}
      />
      <LanguageChoice />
      <TryPlace drawable={drawable} />
      <Estimate drawable={drawable} />
      <FilledIn />
    </div>
  );
}

/** The language of the page around the form, where it is translated. */
function LanguageChoice() {
  const message = useMessage();
  const { language: reader } = useLanguage();
  const { view } = useFormSession();
  const lang = useStore(view, (state) => state.lang);
  const own = useOpenSite().document.locale.slice(0, 2);
  const translated = Object.keys(translationsOf(useEditedForm())).filter(isPageLanguage);
  const shown = lang ?? own;
  const languages = [...new Set([own, ...translated, shown])];
  if (languages.length === 1) return null;
  return (
    <SegmentedControl
      legend={message('composer.view.language')}
      choices={languages.map((value) => ({ value, name: languageName(value, reader) }))}
      value={shown}
      onChange={(value) =>
        view.setState({ lang: isPageLanguage(value) && value !== own ? value : undefined })
      }
    />
  );
}

interface DrawnProps {
  /** The form as it is drawn: while it is not valid as it was before, without what was added since. */
  readonly drawable: FormDocument | undefined;
}

const SECONDS_PER_MINUTE = 60;

/** Questions and minutes of whoever is asked most; while there are none, that the form is drawn as it was. Comes last: no button moves because of it. */
function Estimate({ drawable }: DrawnProps) {
  const message = useMessage();
  const { view } = useFormSession();
  const { estimate } = useContext(FormJudgementContext);
  if (!estimate)
    return drawable && <p className={styles.estimate}>{message('composer.out-of-date')}</p>;
  if (estimate.questions === 0) return null;
  const { seconds, questions, answers, isLongest } = estimate;
  const minutes = Math.max(0.5, Math.round((2 * seconds) / SECONDS_PER_MINUTE) / 2);
  const whole = isLongest ? 'composer.estimate' : 'composer.estimate.at-least';
  const key = questions === 1 ? (`${whole}.one` as const) : whole;
  const hasPath = Object.keys(answers).length > 0;
  return (
    <p className={styles.estimate}>
      {hasPath && (
        <Button variant="quiet" onClick={() => view.setState({ answers })}>
          {message('composer.estimate.try')}
        </Button>
      )}
      <span>{message(key, { questions, minutes })}</span>
    </p>
  );
}

/** Fills the form in so that what is selected shows, where it does not always. */
function TryPlace({ drawable }: DrawnProps) {
  const message = useMessage();
  const { view } = useFormSession();
  const form = useEditedForm();
  const place = useSelectedPlace();
  const drawn = new Set(drawable && keysOf(drawable));
  const keys = place === undefined ? [] : conditionalKeys(form, place);
  const tried = keys.filter((key) => drawn.has(key));
  if (!drawable || tried.length === 0) return null;
  const fill = () => {
    const answers = answersToSee(drawable, tried);
    if (answers) view.setState({ answers });
    else showToast({ text: message('composer.try.unknown'), tone: 'warning' });
  };
  return <Button onClick={fill}>{message('composer.try.place')}</Button>;
}

function FilledIn() {
  const message = useMessage();
  const { view } = useFormSession();
  const form = useEditedForm();
  const answers = useStore(view, (state) => state.answers);
  const isEmpty = Object.keys(answers).length === 0;
  return (
    <div className={styles.filled} role="status">
      {!isEmpty && (
        <>
          {message('composer.filled', { answers: answersInWords(answers, form, message) })}
          <Button variant="quiet" onClick={() => view.setState({ answers: NO_ANSWERS })}>
            {message('composer.filled.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
