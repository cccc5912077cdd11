import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { duplicate, move, remove } from './document/form-edits.ts';
import styles from './outline.module.css';
import { useEditedForm, useFormSession, useSelectedPlace } from './session/form-session-context.ts';

/** What can be done to the page, section or question that is selected. */
export function PlaceTools() {
  const message = useMessage();
  const session = useFormSession();
  const form = useEditedForm();
  const place = useSelectedPlace();
  const tools = [
    { name: 'up', icon: ArrowUp, edit: place && move(form, place, -1) },
    { name: 'down', icon: ArrowDown, edit: place && move(form, place, 1) },
    { name: 'duplicate', icon: Copy, edit: place && duplicate(form, place) },
    { name: 'remove', icon: Trash2, edit: place && remove(form, place) },
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(({ name, icon: Icon, edit }) => (
        <Button
          key={name}
          variant="quiet"
          label={message(`composer.tool.${name}`)}
          isDisabled={edit === undefined}
          onClick={() => edit && session.form.apply(edit)}
        >
          <Icon size={16} aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}
