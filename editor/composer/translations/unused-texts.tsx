import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { keepFocusIn, useRequestedFocus } from '../../forms/field/field-request-context.ts';
import { useField } from '../../forms/field/field-source-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { MAX_NAME, shortenTo } from '../../ui/language/shorten-to.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { removeTranslations } from '../document/translation-edits.ts';
import { translationPointer } from '../document/translations.ts';
import { useFormSession } from '../session/form-session-context.ts';
import styles from './translations.module.css';

interface UnusedTextsProps {
  readonly language: string;
  /** Texts that are translated and that the form does not have. */
  readonly texts: readonly string[];
  /** Of the button that opens the language: has the focus once a text is removed. */
  readonly summaryId: string;
}

/** Translations of texts that are gone, to be copied from or removed. */
export function UnusedTexts({ language, texts, summaryId }: UnusedTextsProps) {
  const message = useMessage();
  const session = useFormSession();
  if (texts.length === 0) return null;
  const remove = (...removed: readonly string[]) => {
    const pointers = removed.map((text) => translationPointer(language, text));
    keepFocusIn(summaryId, () => session.edit(() => removeTranslations(...pointers)));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{message('composer.translations.gone')}</legend>
      <ul className={styles.unused}>
        {texts.map((text) => (
          <Unused key={text} language={language} text={text} onRemove={() => remove(text)} />
        ))}
      </ul>
      {texts.length > 1 && (
        <Button variant="quiet" onClick={() => remove(...texts)}>
          {message('composer.translations.gone.remove')}
        </Button>
      )}
    </fieldset>
  );
}

interface UnusedProps {
  readonly language: string;
  readonly text: string;
  readonly onRemove: () => void;
}

function Unused({ language, text, onRemove }: UnusedProps) {
  const message = useMessage();
  const id = useId();
  const pointer = translationPointer(language, text);
  const { value } = useField(pointer);
  useRequestedFocus({ pointer, elementId: id, hasFields: false });
  return (
    <li id={id} className={styles.gone}>
      <span>
        <s>{text}</s>
        <span lang={language}>{typeof value === 'string' && value}</span>
      </span>
      <IconButton
        label={message('composer.translations.gone.one', { text: shortenTo(text, MAX_NAME) })}
        icon={Trash2}
        align="end"
        onClick={onRemove}
      />
    </li>
  );
}
