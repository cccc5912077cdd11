import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt } from '../document/edits/set-field.ts';
import { fieldProblemText } from '../forms/field/field-problem-text.ts';
import { Button } from '../ui/controls/button.tsx';
import { MAX_NAME, shortenTo } from '../ui/language/shorten-to.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { placeAt, pointerOf } from './document/form-place.ts';
import { removeTranslations } from './document/translation-edits.ts';
import { translatedText } from './document/translations.ts';
import styles from './outline.module.css';
import { useEditedForm, useFormSession, useKnownProblems } from './session/form-session-context.ts';
import { useShowProblem } from './session/use-asked-field.ts';

/** What is wrong with the form; a click leads to the place, another fills the form in so that it shows. */
export function ProblemList() {
  const message = useMessage();
  const problems = useKnownProblems();
  return (
    <section className={styles.problems} aria-label={message('composer.problems')}>
      <h2 className={styles.heading} tabIndex={-1} data-form-problems>
        {message('composer.problems.count', { count: problems.length })}
      </h2>
      {problems.length === 0 ? (
        <p className={styles.none}>{message('composer.problems.none')}</p>
      ) : (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <FoundProblem
              key={`${problem.code} ${problem.pointer} ${JSON.stringify(problem.params)}`}
              problem={problem}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function FoundProblem({ problem }: { readonly problem: Problem }) {
  const message = useMessage();
  const { language } = useLanguage();
  const session = useFormSession();
  const show = useShowProblem();
  const { code, pointer, severity, example } = problem;
  const text = fieldProblemText(problem, language);
  const name = useOwnerName(pointer);
  const owner = text.message.includes(`"${name}"`) ? '' : name;
  return (
    <li data-severity={severity}>
      <button type="button" className={styles.found} onClick={() => show(problem)}>
        <strong>{message(`composer.severity.${severity}`)}</strong>{' '}
        {owner && <em>{message('composer.problem.at', { owner })}</em>} {text.message} {text.remedy}
      </button>
      {example && (
        <Button
          variant="quiet"
          onClick={() => {
            show(problem);
            session.view.setState({ answers: example, pane: 'form' });
          }}
        >
          {message('composer.try')}
        </Button>
      )}
      {code === 'form-translation-unused' && (
        <Button variant="quiet" onClick={() => session.edit(() => removeTranslations(pointer))}>
          {message('composer.translation.remove')}
        </Button>
      )}
    </li>
  );
}

/** What people call the page, section or question around a pointer, or the text translated there; empty for the form. */
function useOwnerName(pointer: string): string {
  const form = useEditedForm();
  const place = placeAt(pointer);
  const owner = place && pointerOf(place);
  const name = owner
    ? (valueAt(form, `${owner}/label`) ?? valueAt(form, `${owner}/title`))
    : translatedText(pointer);
  return typeof name === 'string' ? shortenTo(name, MAX_NAME) : '';
}
