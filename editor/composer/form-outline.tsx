import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt } from '../document/edits/set-field.ts';
import { Button } from '../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { ActionButtons } from './actions/action-buttons.tsx';
import { usePlaceActions } from './actions/form-actions.ts';
import { showProblems } from './actions/show-problems.ts';
import { AddTools } from './add-tools.tsx';
import { readCondition } from './conditions/condition-parts.ts';
import { conditionInWords } from './conditions/condition-words.ts';
import { duplicate, move, remove } from './document/form-edits.ts';
import {
  type FormRow,
  placeAt,
  pointerOf,
  questionsBefore,
  rowsOf,
} from './document/form-place.ts';
import { questionKinds } from './document/new-question.ts';
import { DraggableRows, useRowDrag } from './drag/row-drag.tsx';
import styles from './outline.module.css';
import type { FormSession } from './session/form-session.ts';
import {
  useEditedForm,
  useFormSession,
  useKnownProblems,
  useSelectedPlace,
} from './session/form-session-context.ts';

/** Pages, sections and questions in their order, with what can be done to the one that is selected. */
export function FormOutline() {
  const message = useMessage();
  const form = useEditedForm();
  const place = useSelectedPlace();
  const current = place === undefined ? '' : pointerOf(place);
  const rows: readonly (FormRow | FormHeadRow)[] = [
    { pointer: '', kind: 'form', name: form.title },
    ...rowsOf(form),
  ];
  return (
    <section className={styles.outline} aria-label={message('composer.outline')}>
      <AddTools />
      <div className={styles.tools}>
        <ActionButtons actions={usePlaceActions()} />
        <ProblemsDoor />
      </div>
      <DraggableRows>
        {rows.map((row) => (
          <Row key={row.pointer} row={row} isSelected={row.pointer === current} />
        ))}
      </DraggableRows>
    </section>
  );
}

/** The list of problems stands below all rows: in a long form it is out of sight. */
function ProblemsDoor() {
  const message = useMessage();
  const session = useFormSession();
  const count = useKnownProblems().length;
  if (count === 0) return null;
  return (
    <Button variant="quiet" onClick={() => showProblems(session)}>
      {message('composer.problems.count', { count })}
    </Button>
  );
}

interface FormHeadRow {
  readonly pointer: '';
  readonly kind: 'form';
  readonly name: string;
}

interface RowProps {
  readonly row: FormRow | FormHeadRow;
  readonly isSelected: boolean;
}

function Row({ row, isSelected }: RowProps) {
  const { pointer, kind, name } = row;
  const message = useMessage();
  const session = useFormSession();
  const severity = useSeverity(row);
  const button = useRef<HTMLButtonElement>(null);
  useFollowedFocus(button, isSelected);
  const { setNodeRef, listeners, isDragging } = useRowDrag(pointer);
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-kind={kind}
      data-row={pointer}
      data-dragged={isDragging || undefined}
      {...listeners}
    >
      <button
        ref={button}
        type="button"
        className={styles.pick}
        aria-current={isSelected || undefined}
        onClick={() => session.selection.set([pointer])}
        onKeyDown={(event) => onRowKey(session, pointer, event)}
      >
        <span className={styles.name}>{name || message(`composer.kind.${kind}`)}</span>
        {'type' in row && <TypeName type={row.type} />}
        {kind !== 'form' && <RowCondition pointer={pointer} />}
        {severity && (
          <span className={styles.problem} data-severity={severity}>
            {message(severity === 'error' ? 'composer.has-problem' : 'composer.has-warning')}
          </span>
        )}
      </button>
    </li>
  );
}

function TypeName({ type }: { readonly type: string | undefined }) {
  const { language } = useLanguage();
  const kind = questionKinds(language).find((one) => one.type === type);
  return <span className={styles.type}>{kind?.name ?? type}</span>;
}

/** When the row shows, where it does not always. */
function RowCondition({ pointer }: { readonly pointer: string }) {
  const message = useMessage();
  const form = useEditedForm();
  const place = placeAt(pointer);
  const condition = readCondition(valueAt(form, `${pointer}/visibleWhen`));
  if (!place || !condition || condition.parts.length === 0) return null;
  const questions = questionsBefore(form, place);
  return (
    <span className={styles.condition}>
      {conditionInWords(condition, { questions, say: message })}
    </span>
  );
}

/** Of the worst that is wrong with the row itself: what stands in it has rows of its own. */
function useSeverity({ pointer }: FormRow | FormHeadRow): Problem['severity'] | undefined {
  const own = useKnownProblems().filter((problem) => {
    const place = placeAt(problem.pointer);
    return (place === undefined ? '' : pointerOf(place)) === pointer;
  });
  return own.find(({ severity }) => severity === 'error')?.severity ?? own[0]?.severity;
}

/** A row that was moved by a key takes the focus along. */
function useFollowedFocus(
  button: React.RefObject<HTMLButtonElement | null>,
  isSelected: boolean,
): void {
  useEffect(() => {
    const { current } = button;
    if (!isSelected || !current) return;
    current.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    const isInList = activeElement?.closest('[data-form-outline]') !== null;
    if (activeElement === document.body || (activeElement && isInList))
      current.focus({ preventScroll: true });
  }, [button, isSelected]);
}

function onRowKey(session: FormSession, pointer: string, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  const place = placeAt(pointer);
  if (step !== undefined && altKey && place) session.edit((form) => move(form, place, step));
  else if (step !== undefined && !altKey) selectBeside(session, pointer, step);
  else if (key === 'Delete' && place) session.edit((form) => remove(form, place));
  else if (key.toLowerCase() === 'd' && (ctrlKey || metaKey) && place)
    session.edit((form) => duplicate(form, place));
  else return;
  event.preventDefault();
}

function selectBeside({ form, selection }: FormSession, pointer: string, step: 1 | -1): void {
  const pointers = ['', ...rowsOf(form.state()).map((row) => row.pointer)];
  const next = pointers[pointers.indexOf(pointer) + step];
  if (next !== undefined) selection.set([next]);
}
