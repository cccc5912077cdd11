import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
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
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SILENT } from '../../ui/dragging/silent-drag.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { ApplicationListProps } from '../list/application-list.tsx';
import styles from './board.module.css';
import { BoardCard, DraggedCard } from './board-card.tsx';

/** Pixels that the mouse moves with its button down before it drags. */
const MOUSE = { activationConstraint: { distance: 5 } };

/** Milliseconds that a finger rests before it drags, and pixels that it may tremble meanwhile. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } };

/** Phones and tablets, which have no keys either. */
const TOUCHED = '(hover: none)';

/** Applications by step, the newest first; cards are dragged, or moved by Alt and an arrow. */
export function Board({ address, list }: ApplicationListProps) {
  const message = useMessage();
  const { settings, move } = useWorkspace();
  const movedId = useRef<string>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const help = matchMedia(TOUCHED).matches
    ? 'applications.board.help.touch'
    : 'applications.board.help';
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const dragged = rows.find(({ id }) => id === draggedId);
  const byStep = groupBy(rows, ({ step }) => step);
  const moveTo = (id: string, stepId: string) => {
    const application = rows.find((row) => row.id === id);
    const step = settings.steps.find((one) => one.id === stepId);
    if (!application || !step || application.step === step.id) return;
    move(application, step);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDraggedId(null);
    if (over) moveTo(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={onDragEnd}
    >
      <p className={styles.help}>{message(help)}</p>
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
          {list.isFetchNextPageError ? (
            <QueryFailure error={list.error} onRetry={list.fetchNextPage} />
          ) : (
            <Button isDisabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {message('applications.board.more')}
            </Button>
          )}
        </div>
      )}
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedCard application={dragged} />}
      </DragOverlay>
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
  const message = useMessage();
  const { settings } = useWorkspace();
  const isEmpty = rows.length === 0;
  // Those who have been at a step for long may lie far behind those who are new.
  const ofStep = { ...address.filters, step: step.id };
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
        {!(isEmpty && hasMore) && (
          <span className={styles.count}>
            {rows.length}
            {hasMore && '+'}
          </span>
        )}
      </h2>
      {hasMore && (
        <a
          className={styles.all}
          href={changedAddress(address, { view: 'table', filters: ofStep })}
        >
          {message('applications.board.all', { step: step.name })}
        </a>
      )}
      {isEmpty && <p className={styles.nobody}>{message(nobodyKey(hasMore, address))}</p>}
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

/** What an empty column says: with filters there may be others at the step. */
function nobodyKey(hasMore: boolean, { filters }: ListAddress): MessageKey {
  if (hasMore) return 'applications.board.nobody-yet';
  const isFiltered = Object.keys(filters).length > 0;
  return isFiltered ? 'applications.board.nobody-found' : 'applications.board.nobody';
}
