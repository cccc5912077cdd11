import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Menu, type MenuPlace, placeBelow } from '../ui/controls/menu.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { useAdditions } from './actions/form-actions.ts';
import { QuestionGallery } from './gallery/question-gallery.tsx';
import styles from './outline.module.css';

/** Adds a page, a section or a question of any type, behind what is selected. */
export function AddTools() {
  const { parts } = useAdditions();
  return (
    <div className={styles.tools}>
      <QuestionMenu />
      <QuestionGallery />
      {parts.map(({ id, label, run }) => (
        <Button key={id} onClick={() => run?.()}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Types of questions are looked through in a menu: none is added before somebody chooses it. */
function QuestionMenu() {
  const message = useMessage();
  const { questions } = useAdditions();
  const button = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<MenuPlace>();
  const [added, setAdded] = useState('');
  const name = message('composer.add.question');
  const items = questions.map(({ id, label, run }) => ({
    id,
    label,
    run() {
      run?.();
      setAdded(message('composer.gallery.added', { name: label }));
    },
  }));
  return (
    <span ref={button} className={styles.menu}>
      <Button
        expanded={at !== undefined}
        onClick={() => button.current && setAt(placeBelow(button.current))}
      >
        <Plus size={16} aria-hidden="true" />
        {name}
      </Button>
      {at && <Menu label={name} items={items} at={at} onClose={() => setAt(undefined)} />}
      <span className={styles.hidden} role="status">
        {added}
      </span>
    </span>
  );
}
