import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { addQuestions } from '../document/form-edits.ts';
import { useFormSession, useSelectedPlace } from '../session/form-session-context.ts';
import { type GoodQuestion, goodQuestions } from './good-questions.ts';
import styles from './question-gallery.module.css';

/** Questions that are ready to be asked, each a click or a key away. */
export function QuestionGallery() {
  const message = useMessage();
  const { language } = useLanguage();
  const session = useFormSession();
  const place = useSelectedPlace();
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState('');
  const add = ({ name, questions }: GoodQuestion) => {
    session.edit((form) => addQuestions(form, place, questions));
    setAdded(message('composer.gallery.added', { name: name[language] }));
  };
  return (
    <div className={styles.gallery}>
      <Button expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {message('composer.gallery')}
        <span aria-hidden="true">{goodQuestions.length}</span>
      </Button>
      {isOpen && (
        <ul className={styles.list}>
          {goodQuestions.map((good) => (
            <li key={good.id}>
              <button type="button" className={styles.good} onClick={() => add(good)}>
                <strong>{good.name[language]}</strong>
                <span lang="es">{good.questions.map(({ label }) => label).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hidden} role="status">
        {added}
      </p>
    </div>
  );
}
