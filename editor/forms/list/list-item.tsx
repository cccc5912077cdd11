import { useSortable } from '@dnd-kit/sortable';
import { ChevronRight, GripVertical } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';

import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { useControlSet } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { labelIdOf } from '../field/field-label.ts';
import { FieldList } from '../field/field-list.tsx';
import { useIsRequested, useRequestedFocus } from '../field/field-request-context.ts';
import { FieldProblems } from '../field/field-row.tsx';
import { useFieldPart, useFieldProblems, useFieldSource } from '../field/field-source-context.ts';
import { knownObject } from '../field/known-objects.ts';
import { itemSchema } from '../field/new-value.ts';
import { isWrong } from '../field/wrong-value.ts';
import styles from './list-control.module.css';
import { ListItemTools } from './list-item-tools.tsx';
import { itemTitle, pastedLines } from './list-items.ts';
import type { ListEdits } from './use-list-edits.ts';

export interface ListItemProps {
  /** Tells it apart while it moves. */
  readonly id: number;
  /** Of the list. */
  readonly schema: FieldSchema;
  readonly pointer: string;
  readonly index: number;
  readonly count: number;
  readonly startsOpen: boolean;
  readonly canRemove: boolean;
  readonly canDuplicate: boolean;
  readonly edits: ListEdits;
  /** The list's last item goes, and the focus with it. */
  readonly onEmptied: () => void;
}

/** One item: a line to move, copy and take it away; the fields of an object fold out below it. */
export function ListItem(props: ListItemProps) {
  const { id, schema, pointer, index, edits } = props;
  const message = useMessage();
  const own = itemSchema(schema, index);
  const at = `${pointer}/${index}`;
  const title = useItemTitle(own, at);
  const sorted = useSortable({ id, transition: null });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (index + by >= 0 && index + by < props.count) edits.move(index, index + by);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event;
    const [first, ...rest] = pastedLines(event.clipboardData.getData('text/plain'));
    if (first === undefined || !(target instanceof HTMLInputElement)) return;
    const field = { name: target.name, text: typedInto(target, first) };
    if (edits.addLines(index, field, rest) > 0) event.preventDefault();
  };
  return (
    <li
      ref={sorted.setNodeRef}
      className={styles.item}
      data-dragged={sorted.isDragging || undefined}
      data-drop={dropSide(sorted)}
      onKeyDown={press}
      onPaste={paste}
    >
      <button
        type="button"
        ref={sorted.setActivatorNodeRef}
        className={styles.handle}
        aria-label={message('fields.drag', { title })}
        aria-describedby={sorted.attributes['aria-describedby']}
        data-handle=""
        {...sorted.listeners}
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
      <ItemBody {...props} own={own} at={at} title={title} />
    </li>
  );
}

/** What a field holds once a text was typed where its cursor is. */
function typedInto(
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  text: string,
): string {
  const end = value.length;
  return value.slice(0, selectionStart ?? end) + text + value.slice(selectionEnd ?? end);
}

/** Side of the item at which the dragged one would land. */
function dropSide(sorted: ReturnType<typeof useSortable>): 'before' | 'after' | undefined {
  const { activeIndex, overIndex, index } = sorted;
  if (activeIndex < 0 || overIndex !== index || activeIndex === index) return undefined;
  return activeIndex < index ? 'after' : 'before';
}

function useItemTitle(own: FieldSchema, at: string): string {
  const { language } = useLanguage();
  const source = useFieldSource();
  const text = useFieldPart(at, (item) => {
    if (own.control !== 'object' || own.of === undefined) return '';
    return source.itemName?.(at, item) ?? itemTitle(knownObject(own.of), item);
  });
  return text || own.label[language];
}

interface OwnProps extends ListItemProps {
  /** The item as a field. */
  readonly own: FieldSchema;
  readonly at: string;
  /** What it is called. */
  readonly title: string;
}

/** It is not drawn again while something is dragged past it. */
const ItemBody = memo(function ItemBody(props: OwnProps) {
  const { own } = props;
  return own.control === 'object' && own.of !== undefined ? (
    <ObjectItem {...props} of={own.of} />
  ) : (
    <PlainItem {...props} />
  );
});

function ObjectItem(props: OwnProps & { readonly of: string }) {
  const { own, of, at, title, startsOpen } = props;
  const bodyId = useId();
  const [isOpened, setOpened] = useState(startsOpen);
  const isRequested = useIsRequested(at);
  const problems = useFieldProblems(at);
  const body = useFocusOnOpen(startsOpen);
  useEffect(() => {
    if (isRequested) setOpened(true);
  }, [isRequested]);
  // The fields in it are asked first; what is wrong with the item as a whole leads to its line.
  useRequestedFocus({ pointer: at, elementId: `${bodyId}-title`, hasFields: true });
  const isOpen = isOpened || isRequested;
  return (
    <>
      <button
        type="button"
        id={`${bodyId}-title`}
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setOpened(!isOpen)}
      >
        <ChevronRight size={14} aria-hidden="true" />
        <span className={styles.text}>{title}</span>
        {problems.length > 0 && (
          <span className={styles.mark} data-severity={isWrong(problems) ? 'error' : 'warning'} />
        )}
      </button>
      <ListItemTools {...props} />
      {isOpen && (
        <div id={bodyId} ref={body} className={styles.body}>
          <ObjectBody own={own} of={of} at={at} />
        </div>
      )}
    </>
  );
}

/** Objects with a control of their own, such as pictures and links, keep it in lists. */
function ObjectBody({ own, of, at }: Pick<OwnProps, 'own' | 'at'> & { readonly of: string }) {
  const id = useId();
  const { language } = useLanguage();
  const problems = useFieldProblems(at);
  const controls = useControlSet();
  const Control = controls(own);
  const isPlain = Control === controls({ ...own, of: '' });
  if (isPlain) return <FieldList fields={knownObject(of)?.fields ?? []} pointer={at} />;
  const shown = problems.filter((problem) => problem.pointer === at);
  return (
    <>
      <span id={labelIdOf(id)} className={inputs.hidden}>
        {own.label[language]}
      </span>
      <Control schema={own} pointer={at} inputId={id} describedBy={undefined} />
      {shown.length > 0 && <FieldProblems id={`${id}-problems`} problems={shown} />}
    </>
  );
}

function PlainItem(props: OwnProps) {
  const { own, at, title } = props;
  const id = useId();
  const problems = useFieldProblems(at);
  const Control = useControlSet()(own);
  useRequestedFocus({ pointer: at, elementId: id, hasFields: false });
  return (
    <>
      <div className={styles.plain}>
        <label id={labelIdOf(id)} htmlFor={id} className={inputs.hidden}>
          {title}
        </label>
        <Control schema={own} pointer={at} inputId={id} describedBy={undefined} />
        {problems.length > 0 && <FieldProblems id={`${id}-problems`} problems={problems} />}
      </div>
      <ListItemTools {...props} />
    </>
  );
}

/** A new item is to be filled in: the focus goes into its first field, its placeholder text selected. */
function useFocusOnOpen(startsOpen: boolean) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!startsOpen) return;
    const { current } = body;
    // The first button may be the help of the first field.
    const field =
      current?.querySelector<HTMLElement>('input, textarea, select') ??
      current?.querySelector<HTMLElement>('button');
    field?.focus();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  }, [startsOpen]);
  return body;
}
