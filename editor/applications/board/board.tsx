import {
  type Active,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { SILENT } from '../../ui/dragging/silent-drag.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { comingStep } from '../base/moves-under-way.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { ApplicationListProps } from '../list/application-list.tsx';
import styles from './board.module.css';
import { DraggedCard } from './board-card.tsx';
import { Column } from './board-column.tsx';

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
  const [dragged, setDragged] = useState<ApplicationSummary | null>(null);
  const help = matchMedia(TOUCHED).matches
    ? 'applications.board.help.touch'
    : 'applications.board.help';
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const moveTo = (application: ApplicationSummary, stepId: string) => {
    const step = settings.steps.find(({ id }) => id === stepId);
    if (step && comingStep(application) !== step.id) move(application, step);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const application = draggedBy(active);
    if (application && over) moveTo(application, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(draggedBy(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      <p className={styles.help}>{message(help)}</p>
      <div className={styles.board}>
        {settings.steps.map((step) => (
          <Column
            key={step.id}
            step={step}
            list={list}
            address={address}
            movedId={movedId}
            onMove={moveTo}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedCard application={dragged} />}
      </DragOverlay>
    </DndContext>
  );
}

/** What its card says of itself by now: others may have changed it since it was picked up. */
function draggedBy({ data }: Pick<Active, 'data'>): ApplicationSummary | null {
  return data.current?.['application'] ?? null;
}
