import { useId } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { addPage, addQuestion, addSection } from './document/form-edits.ts';
import { newQuestion, questionKinds } from './document/new-question.ts';
import { QuestionGallery } from './gallery/question-gallery.tsx';
import styles from './outline.module.css';
import { useFormSession, useSelectedPlace } from './session/form-session-context.ts';

/** Adds a page, a section or a question of any type, behind what is selected. */
export function AddTools() {
  const message = useMessage();
  const session = useFormSession();
  const place = useSelectedPlace();
  const { language } = useLanguage();
  const id = useId();
  const kinds = questionKinds(language);
  const add = (type: string) => {
    const kind = kinds.find((one) => one.type === type);
    if (kind) session.edit((form) => addQuestion(form, place, newQuestion(type, kind.name)));
  };
  return (
    <div className={styles.tools}>
      <label className={styles.hidden} htmlFor={id}>
        {message('composer.add.question')}
      </label>
      <select
        id={id}
        className={styles.select}
        value=""
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{message('composer.add.question')}</option>
        {kinds.map(({ type, name }) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
      <QuestionGallery />
      <Button onClick={() => session.edit((form) => addSection(form, place))}>
        {message('composer.add.section')}
      </Button>
      <Button
        onClick={() => session.edit((form) => addPage(form, message('composer.add.page.title')))}
      >
        {message('composer.add.page')}
      </Button>
    </div>
  );
}
