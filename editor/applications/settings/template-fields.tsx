import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import type { MessageTemplate } from '#schemas/api/recruiting/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField, type FormInputProps } from '../../ui/controls/form-field.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { fillTemplate, TEMPLATE_WORDS } from '../person/contact-links.ts';
import { freeId } from './list-changes.ts';
import styles from './settings.module.css';
import type { SettingsFieldsProps } from './settings-fields-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** Most templates of a site. */
const MAX_TEMPLATES = 30;

/** Somebody to show a template with. */
const EXAMPLE = {
  name: 'Ana Ruiz',
  jobTitle: 'Repartidor en moto',
  place: 'León, Guanajuato',
  dataLink: 'https://…/my-data',
};

/** Messages that recruiters send, each with how it looks. */
export function TemplateFields({ settings, problems, onChange }: SettingsFieldsProps) {
  const message = useMessage();
  const problemText = useProblemText(problems);
  const addId = useId();
  const { templates } = settings;
  const set = (next: readonly MessageTemplate[]) => onChange({ templates: [...next] });
  const change = (id: string, part: Partial<MessageTemplate>) =>
    set(templates.map((template) => (template.id === id ? { ...template, ...part } : template)));
  return (
    <>
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.id} className={styles.template}>
            <FormField
              label={message('applications.settings.template.name')}
              problem={problemText(`template-name ${template.id}`)}
            >
              {(input) => (
                <input
                  {...input}
                  value={template.name}
                  maxLength={60}
                  onChange={({ target }) => change(template.id, { name: target.value })}
                />
              )}
            </FormField>
            <FormField
              label={message('applications.settings.template.text', { name: template.name })}
              problem={problemText(`template-text ${template.id}`)}
            >
              {(input) => (
                <TemplateText
                  input={input}
                  text={template.text}
                  onChange={(text) => change(template.id, { text })}
                />
              )}
            </FormField>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={template.forUnfinished ?? false}
                onChange={({ target }) => change(template.id, { forUnfinished: target.checked })}
              />
              {message('applications.settings.template.unfinished', { name: template.name })}
            </label>
            <p className={styles.preview}>
              <span className={styles.help}>
                {message('applications.settings.template.preview')}
              </span>
              {fillTemplate(template.text, EXAMPLE)}
            </p>
            <Button
              variant="quiet"
              onClick={() => {
                set(templates.filter(({ id }) => id !== template.id));
                document.getElementById(addId)?.focus();
              }}
            >
              {message('applications.settings.remove', { name: template.name })}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        id={addId}
        isDisabled={templates.length >= MAX_TEMPLATES}
        onClick={() =>
          set([...templates, { id: freeId('mensaje', templates), name: '', text: '' }])
        }
      >
        <Plus size={14} aria-hidden="true" />
        {message('applications.settings.template.add')}
      </Button>
    </>
  );
}

interface TemplateTextProps {
  readonly input: FormInputProps;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A message, with the words that are filled in a click away. */
function TemplateText({ input, text, onChange }: TemplateTextProps) {
  const message = useMessage();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (word: string) => {
    const { current } = area;
    if (current === null) return;
    current.setRangeText(`{${word}}`, current.selectionStart, current.selectionEnd, 'end');
    onChange(current.value);
    current.focus();
  };
  return (
    <>
      <textarea
        {...input}
        ref={area}
        value={text}
        maxLength={2000}
        rows={3}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.words}>
        {TEMPLATE_WORDS.map((word) => (
          <Button key={word} variant="quiet" onClick={() => insert(word)}>
            {message('applications.settings.template.insert', { word: `{${word}}` })}
          </Button>
        ))}
      </div>
    </>
  );
}
