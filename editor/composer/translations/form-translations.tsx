import { Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useOpenSite } from '../../document/store/page-editor-context.ts';
import { keepFocusIn, useRequestedFocus } from '../../forms/field/field-request-context.ts';
import { FieldProblems } from '../../forms/field/field-row.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { addLanguage, removeLanguage } from '../document/translation-edits.ts';
import { TRANSLATIONS, translationsOf } from '../document/translations.ts';
import {
  useEditedForm,
  useFormSession,
  useKnownProblems,
} from '../session/form-session-context.ts';
import { LanguageTexts } from './language-texts.tsx';
import { languageName, PAGE_LANGUAGES } from './page-languages.ts';
import { textGroups } from './translation-state.ts';
import styles from './translations.module.css';

/** What the form says on pages in another language: a list of its texts for each, one of which is open. */
export function FormTranslations() {
  const message = useMessage();
  const { language: reader } = useLanguage();
  const session = useFormSession();
  const form = useEditedForm();
  const own = useOpenSite().document.locale.slice(0, 2);
  const opened = useStore(session.view, ({ translating }) => translating);
  const setOpened = (translating: string) => session.view.setState({ translating });
  const groups = useMemo(() => textGroups(form), [form]);
  const id = useId();
  useRequestedFocus({ pointer: TRANSLATIONS, elementId: id, hasFields: true });
  const languages = Object.keys(translationsOf(form));
  const others = PAGE_LANGUAGES.filter((one) => one !== own && !languages.includes(one));
  const add = (language: string) => {
    flushSync(() => {
      session.edit(() => addLanguage(language));
      setOpened(language);
    });
    document.getElementById(`${id}-${language}`)?.focus();
  };
  return (
    <section className={styles.translations} aria-labelledby={id}>
      <h3 id={id} className={styles.heading} tabIndex={-1}>
        {message('composer.translations')}
      </h3>
      <p className={styles.note}>{message('composer.translations.note')}</p>
      <TooLarge />
      {languages.map((language) => (
        <LanguageTexts
          key={language}
          id={`${id}-${language}`}
          language={language}
          own={own}
          groups={groups}
          isOpen={opened === language}
          onToggle={(isOpen) => setOpened(isOpen ? language : '')}
          onRemove={() =>
            keepFocusIn(id, () => session.edit((now) => removeLanguage(now, language)))
          }
        />
      ))}
      {others.length > 0 && (
        <div className={styles.tools}>
          {others.map((language) => (
            <Button key={language} onClick={() => add(language)}>
              <Plus size={14} aria-hidden="true" />
              {message('composer.translations.add', { language: languageName(language, reader) })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Translations are what makes a form large: what is wrong with all of it is told where they are written. */
function TooLarge() {
  const id = useId();
  const problems = useKnownProblems().filter(({ code }) => code === 'form-too-large');
  return problems.length > 0 && <FieldProblems id={id} problems={problems} />;
}
