import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { groupBy } from 'lodash-es';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ListAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { ApplicationListProps } from '../list/application-list.tsx';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';

/** Pixels that the mouse moves with its button down before it drags. */
const MOUSE = { activationConstraint: { distance: 5 } };

/** Milliseconds that a finger rests before it drags, and pixels that it may tremble meanwhile. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } };

/** Applications by step, the newest first; cards are dragged, or moved by Alt and an arrow. */
export function Board({ address, list }: ApplicationListProps) {
  const message = useMessage();
  const { settings, move } = useWorkspace();
  const [told, setTold] = useState('');
  const movedId = useRef<string>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const byStep = groupBy(rows, ({ step }) => step);
  const moveTo = (id: string, stepId: string) => {
    const application = rows.find((row) => row.id === id);
    const step = settings.steps.find((one) => one.id === stepId);
    if (!application || !step || application.step === step.id) return;
    move(application, step);
    setTold(
      message('applications.board.moved', {
        name: application.name ?? message('applications.unnamed'),
        step: step.name,
      }),
    );
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <p className={styles.help}>{message('applications.board.help')}</p>
      <div className={styles.board}>
        {settings.steps.map((step) => (
          <Column
            key={step.id}
            step={step}
            rows={byStep[step.id] ?? []}
            hasMore={list.hasNextPage}
            address={address}
            movedId={movedId}
            onMove={moveTo}
          />
        ))}
      </div>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button isDisabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {message('applications.board.more')}
          </Button>
        </div>
      )}
      <p className={styles.told} role="status">
        {told}
      </p>
    </DndContext>
  );
}

interface ColumnProps {
  readonly step: ApplicationStep;
  readonly rows: readonly ApplicationSummary[];
  /** Whether some are not loaded yet, which may be of this step. */
  readonly hasMore: boolean;
  readonly address: ListAddress;
  readonly movedId: RefObject<string | null>;
  readonly onMove: (id: string, stepId: string) => void;
}

function Column({ step, rows, hasMore, address, movedId, onMove }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: step.id });
  const { settings } = useWorkspace();
  const at = settings.steps.findIndex(({ id }) => id === step.id);
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      data-over={isOver || undefined}
      aria-label={step.name}
    >
      <h2 className={styles.step}>
        {step.name}{' '}
        <span className={styles.count}>
          {rows.length}
          {hasMore && '+'}
        </span>
      </h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <BoardCard
            key={row.id}
            application={row}
            address={address}
            movedId={movedId}
            onStep={(by) => {
              const next = settings.steps[at + by];
              if (next) onMove(row.id, next.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
