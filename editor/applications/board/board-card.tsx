import { useDraggable } from '@dnd-kit/core';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { formatDay } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import { useMoveUnderWay } from '../base/moves-under-way.ts';
import { useIsRead } from '../base/read-marks.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { ApplicationMarks, useUnreadName } from '../list/application-marks.tsx';
import styles from './board.module.css';

export interface BoardCardProps {
  readonly application: ApplicationSummary;
  readonly address: ListAddress;
  /** The card that keys moved, which takes the focus in its new column. */
  readonly movedId: RefObject<string | null>;
  /** Moves it one step back (-1) or on (1). */
  readonly onStep: (by: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Who applied, for what. */
export function BoardCard({ application, address, movedId, onStep }: BoardCardProps) {
  const message = useMessage();
  const { id } = application;
  const isRead = useIsRead(id);
  const name = application.name ?? message('applications.unnamed');
  const unreadName = useUnreadName(name, isRead);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { application } });
  const link = useRef<HTMLAnchorElement>(null);
  const coming = useMoveUnderWay(id);
  useEffect(() => {
    // The focus went with the card that stood in the column before.
    if (movedId.current !== id || document.activeElement !== document.body) return;
    if (coming === undefined) movedId.current = null;
    link.current?.focus();
  }, [movedId, id, coming]);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.card}
      data-dragging={isDragging || undefined}
      data-unread={!isRead || undefined}
      aria-busy={coming !== undefined}
    >
      <a
        ref={link}
        className={styles.name}
        data-application={id}
        href={changedAddress(address, { applicationId: id })}
        aria-label={unreadName}
        aria-current={id === address.applicationId ? 'true' : undefined}
        draggable={false}
        // Whoever is back at a card moves no other one: the move was refused a reason, or is done.
        onFocus={() => {
          if (coming === undefined) movedId.current = null;
        }}
        onKeyDown={(event) => {
          const by = event.altKey ? STEPS[event.key] : undefined;
          if (by === undefined) return;
          event.preventDefault();
          movedId.current = id;
          onStep(by);
        }}
      >
        {name}
      </a>
      <Facts application={application} />
      {coming !== undefined && <Moving stepId={coming} />}
    </li>
  );
}

function Moving({ stepId }: { readonly stepId: string }) {
  const message = useMessage();
  const { stepName } = useWorkspace();
  const step = stepName(stepId);
  return <span className={styles.moving}>{message('applications.board.moving', { step })}</span>;
}

interface OfApplication {
  readonly application: ApplicationSummary;
}

/** What is under the pointer while a card is dragged: its column would cut off the card itself. */
export function DraggedCard({ application }: OfApplication) {
  const message = useMessage();
  return (
    <div className={styles.card} data-dragged aria-hidden="true">
      <span className={styles.name}>{application.name ?? message('applications.unnamed')}</span>
      <Facts application={application} />
    </div>
  );
}

/** What is known of it beside the name. */
function Facts({ application }: OfApplication) {
  const message = useMessage();
  const { language } = useLanguage();
  const { jobTitle, place, at } = application;
  return (
    <>
      <ApplicationMarks application={application} />
      <span>{jobTitle ?? message('applications.no-job')}</span>
      <span className={styles.facts}>
        {place !== null && <span className={styles.place}>{place}</span>}
        {place !== null && ' · '}
        <span>{formatDay(at, language)}</span>
      </span>
    </>
  );
}
