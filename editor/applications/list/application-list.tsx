import { useCallback, useMemo, useState } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { useApplications } from '../../service/recruiting/application-api.ts';
import { useServerNow } from '../../service/request/use-server-now.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { countKey, formatCount } from '../base/count-key.ts';
import type { ListAddress } from '../base/list-address.ts';
import styles from './application-list.module.css';
import { ApplicationRow } from './application-row.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { RowList } from './row-list.tsx';

export interface ApplicationListProps {
  readonly address: ListAddress;
  readonly list: ReturnType<typeof useApplications>;
}

/** A table of any length: only the rows in sight are drawn. */
export function ApplicationList({ address, list }: ApplicationListProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const { ids, chosen, choose, setIds } = useChosen(rows);
  const now = useServerNow();
  const areAll = chosen.length === rows.length;
  return (
    <>
      <div className={styles.head}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setIds(new Set(areAll ? [] : rows.map(({ id }) => id)))}
          />
          {message(countKey('applications.choose-all', rows.length), {
            count: formatCount(rows.length, language),
          })}
        </label>
      </div>
      <RowList list={list} rows={rows}>
        {(row) => (
          <ApplicationRow
            application={row}
            address={address}
            isChosen={ids.has(row.id)}
            now={now}
            onChoose={choose}
          />
        )}
      </RowList>
      {chosen.length > 0 && (
        <BulkBar address={address} chosen={chosen} onDone={() => setIds(new Set())} />
      )}
    </>
  );
}

/** What is chosen of the rows that are there; what leaves the list is chosen no longer. */
function useChosen(rows: readonly ApplicationSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [ids, rows]);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { ids, chosen, choose, setIds };
}
