import type { useLiveText } from '../service/content-queries.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './publish-dialog.module.css';
import { LiveLink } from './publish-result.tsx';
import { ChangeList, type useChanges } from './versions/change-list.tsx';

export interface WhatChangesProps {
  readonly live: ReturnType<typeof useLiveText>;
  readonly changes: ReturnType<typeof useChanges>;
  readonly address: string | null;
  /** Whether visitors see the page now. */
  readonly isOn: boolean;
}

/** What visitors will see that they do not see now. */
export function WhatChanges({ live, changes, address, isOn }: WhatChangesProps) {
  const message = useMessage();
  if (live.error) return <QueryFailure error={live.error} onRetry={live.refetch} />;
  if (!isOn || live.data === null)
    return (
      <p className={styles.text}>
        {address === null
          ? message('publishing.first.no-address')
          : message('publishing.first', { address })}
      </p>
    );
  if (changes === undefined) return <p className={styles.text}>{message('loading')}</p>;
  if (changes.length === 0)
    return (
      <div className={styles.same}>
        <p className={styles.text}>{message('publishing.same')}</p>
        {address !== null && <LiveLink address={address} />}
      </div>
    );
  return (
    <section>
      <h3 className={styles.title}>{message('publishing.changes')}</h3>
      <ChangeList changes={changes} limit={8} />
    </section>
  );
}
