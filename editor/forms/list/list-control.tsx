import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { labelIdOf } from '../field/field-label.ts';
import { useFieldPart, useFieldSource } from '../field/field-source-context.ts';
import styles from './list-control.module.css';
import { ListItem } from './list-item.tsx';
import { toItems } from './list-items.ts';
import { SortableList } from './sortable-list.tsx';
import { useItemKeys } from './use-item-keys.ts';
import { type ListEdits, useListEdits } from './use-list-edits.ts';

/** Items in an order: added, copied, moved and taken away. */
export function ListControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFieldSource();
  const count = useFieldPart(pointer, (value) => toItems(value).length);
  const itemKeys = useItemKeys(count);
  const edits = useListEdits({ source, schema, pointer, itemKeys, language });
  const [added, setAdded] = useState<number | null>(null);
  const { told, announced } = useAnnounced(edits, count);
  const addButton = useRef<HTMLDivElement>(null);
  const { maxItems = Infinity, choices = [] } = { ...schema.items, ...schema };
  const room = schema.uniqueItems && choices.length > 0 ? choices.length : maxItems;
  const isFull = count >= Math.min(maxItems, room);
  const { minItems = 0, isRequired } = schema;
  const ids = itemKeys.keys.slice(0, count);
  const canRemove = isRequired ? count > minItems : count === 1 || count > minItems;
  return (
    <fieldset
      id={inputId}
      className={styles.group}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      <SortableList ids={ids} onMove={edits.move}>
        <ol className={styles.list}>
          {ids.map((key, index) => (
            <ListItem
              key={key}
              id={key}
              schema={schema}
              pointer={pointer}
              index={index}
              count={count}
              startsOpen={key === added}
              canRemove={canRemove}
              canDuplicate={!isFull && !schema.uniqueItems}
              edits={announced}
              onEmptied={() => addButton.current?.querySelector('button')?.focus()}
            />
          ))}
        </ol>
      </SortableList>
      <div ref={addButton}>
        {isFull ? (
          <p className={inputs.note}>{message('fields.list-full', { count })}</p>
        ) : (
          <Button variant="quiet" onClick={() => setAdded(edits.add())}>
            <Plus size={14} aria-hidden="true" />
            {message('fields.list-add')}
          </Button>
        )}
      </div>
      <p role="status" className={inputs.hidden}>
        {told}
      </p>
    </fieldset>
  );
}

/** The same edits, with moves and pasted items said to people who do not see them. */
function useAnnounced(edits: ListEdits, count: number) {
  const message = useMessage();
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    edits.move(from, to);
    setTold(message('fields.moved', { place: to + 1, count }));
  };
  const addLines: ListEdits['addLines'] = (...lines) => {
    const added = edits.addLines(...lines);
    if (added > 0) setTold(message('fields.pasted', { count: added }));
    return added;
  };
  return { told, announced: { ...edits, move, addLines } };
}
