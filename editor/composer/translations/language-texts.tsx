import { ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsRequested } from '../../forms/field/field-request-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MAX_NAME, shortenTo } from '../../ui/language/shorten-to.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { translationPointer } from '../document/translations.ts';
import { useEditedForm } from '../session/form-session-context.ts';
import { languageName } from './page-languages.ts';
import { TranslatedText } from './translated-text.tsx';
import { type TextGroup, type TranslationState, translationState } from './translation-state.ts';
import styles from './translations.module.css';
import { UnusedTexts } from './unused-texts.tsx';

interface LanguageTextsProps {
  /** Of the button that opens them. */
  readonly id: string;
  readonly language: string;
  /** The language in which the form is written. */
  readonly own: string;
  readonly groups: readonly TextGroup[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onRemove: () => void;
}

/** A field for each text of the form in one language, and how much of it is there. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { id, language, own, groups, isOpen, onToggle, onRemove } = props;
  const message = useMessage();
  const { language: reader } = useLanguage();
  const form = useEditedForm();
  const isAskedFor = useIsRequested(translationPointer(language));
  useEffect(() => {
    if (isAskedFor) onToggle(true);
  }, [isAskedFor]);
  const name = languageName(language, reader);
  const state = translationState(form, groups, language);
  return (
    <div className={styles.language}>
      <button
        id={id}
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronRight size={14} aria-hidden="true" />
        <strong>{name}</strong> <Progress state={state} />
      </button>
      {isOpen && (
        <fieldset
          className={styles.texts}
          aria-label={message('composer.translations.in', { name })}
        >
          <UnusedTexts language={language} texts={state.unused} summaryId={id} />
          <Texts language={language} own={own} groups={groups} missing={state.missing} />
          <Button variant="quiet" onClick={onRemove}>
            <Trash2 size={14} aria-hidden="true" />
            {message('composer.translations.remove', { language: name })}
          </Button>
        </fieldset>
      )}
    </div>
  );
}

interface TextsProps extends Pick<LanguageTextsProps, 'language' | 'own' | 'groups'> {
  readonly missing: TranslationState['missing'];
}

/** All texts by page, or those that were missing when somebody asked for them: none vanishes while it is written. */
function Texts({ language, own, groups, missing }: TextsProps) {
  const message = useMessage();
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const isAskedFor = useIsRequested(translationPointer(language));
  useEffect(() => {
    if (isAskedFor) setOnly(undefined);
  }, [isAskedFor]);
  const shown = groups.map(({ at, texts }) => ({
    at,
    texts: only ? texts.filter((text) => only.has(text)) : texts,
  }));
  return (
    <>
      <label className={styles.only}>
        <input
          type="checkbox"
          checked={only !== undefined}
          onChange={({ target }) => setOnly(target.checked ? new Set(missing) : undefined)}
        />
        {message('composer.translations.only-missing')}
      </label>
      {shown
        .filter(({ texts }) => texts.length > 0)
        .map(({ at, texts }) => (
          <fieldset key={at} className={styles.group}>
            <legend className={styles.legend}>
              <GroupName at={at} />
            </legend>
            {texts.map((text) => (
              <TranslatedText key={text} language={language} own={own} text={text} />
            ))}
          </fieldset>
        ))}
    </>
  );
}

function Progress({ state: { total, missing, unused } }: { readonly state: TranslationState }) {
  const message = useMessage();
  const count = missing.length;
  const key = count === 0 ? 'complete' : count === 1 ? 'missing.one' : 'missing';
  return (
    <span className={styles.progress}>
      {message(`composer.translations.${key}`, { missing: count, total })}
      {unused.length > 0 && (
        <span className={styles.warning}>
          {' · '}
          {message('composer.translations.unused', { count: unused.length })}
        </span>
      )}
    </span>
  );
}

function GroupName({ at }: Pick<TextGroup, 'at'>) {
  const message = useMessage();
  const { pages } = useEditedForm();
  if (typeof at !== 'number') return message(`composer.translations.of.${at}`);
  return shortenTo(pages[at]?.title?.trim() || message('composer.kind.page'), MAX_NAME);
}
