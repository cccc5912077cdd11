import { useDroppable } from '@dnd-kit/core';
import { type RefObject, useRef } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { formatCount } from '../base/count-key.ts';
import type { ListAddress } from '../base/list-address.ts';
import { comingStep } from '../base/moves-under-way.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { ApplicationListProps } from '../list/application-list.tsx';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { useColumn, useFocusOnMore } from './use-column.ts';

export interface ColumnProps {
  readonly step: ApplicationStep;
  /** Of all steps. */
  readonly list: ApplicationListProps['list'];
  readonly address: ListAddress;
  readonly movedId: RefObject<string | null>;
  readonly onMove: (application: ApplicationSummary, stepId: string) => void;
}

/** A step with the cards of those who are there. */
export function Column({ step, list, address, movedId, onMove }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: step.id });
  const message = useMessage();
  const { language } = useLanguage();
  const { settings } = useWorkspace();
  const column = useColumn({ stepId: step.id, address, list });
  const { rows, total = 0, isLoading } = column;
  const cards = useRef<HTMLUListElement>(null);
  const followMore = useFocusOnMore(cards, rows.length);
  const loadMore = () => {
    followMore();
    void column.fetchNextPage();
  };
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      data-over={isOver || undefined}
      aria-label={step.name}
      aria-busy={isLoading}
    >
      <h2 className={styles.step}>
        {step.name}{' '}
        {!isLoading && !column.isLoadingError && (
          <span className={styles.count}>{formatCount(total, language)}</span>
        )}
      </h2>
      {isLoading && <p className={styles.nobody}>{message('loading')}</p>}
      {column.isLoadingError && <QueryFailure error={column.error} onRetry={column.refetch} />}
      {rows.length === 0 && !isLoading && !column.isLoadingError && (
        <p className={styles.nobody}>{message(nobodyKey(address))}</p>
      )}
      <ul ref={cards} className={styles.cards}>
        {rows.map((row) => (
          <BoardCard
            key={row.id}
            application={row}
            address={address}
            movedId={movedId}
            onStep={(by) => {
              const coming = comingStep(row);
              const at = settings.steps.findIndex(({ id }) => id === coming);
              const next = settings.steps[at + by];
              if (next) onMove(row, next.id);
            }}
          />
        ))}
        {column.hasNextPage && (
          <li className={styles.more}>
            {column.isFetchNextPageError ? (
              <QueryFailure error={column.error} onRetry={loadMore} />
            ) : (
              <Button isDisabled={column.isFetchingNextPage} onClick={loadMore}>
                {message('applications.board.more')}
              </Button>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

/** What an empty column says: with filters there may be others at the step. */
function nobodyKey({ filters }: ListAddress) {
  const isFiltered = Object.keys(filters).length > 0;
  return isFiltered ? 'applications.board.nobody-found' : 'applications.board.nobody';
}
