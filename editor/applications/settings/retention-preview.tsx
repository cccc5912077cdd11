import { useEffect, useState } from 'react';
import { useRetention } from '../../service/recruiting/application-settings-api.ts';
import { formatDay } from '../../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { countKey } from '../base/count-key.ts';
import styles from './settings.module.css';

/** After so many ms without a key the service is asked. */
const PAUSE_MS = 400;

interface RetentionPreviewProps {
  readonly siteId: string;
  /** A valid number of days, saved or not. */
  readonly days: number;
}

/** What goes by itself with these days, and when, before anybody saves them. */
export function RetentionPreview({ siteId, days }: RetentionPreviewProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const settled = useSettled(days);
  const { data, isError } = useRetention(siteId, settled);
  if (isError) return <p role="status">{message('applications.retention.failed')}</p>;
  if (data === undefined || settled !== days) return <p role="status">{message('loading')}</p>;
  const { atOnce, nextWeek, nextAt } = data;
  return (
    <div role="status" className={styles.retention} data-deletes={atOnce > 0 || undefined}>
      <p>{message(amountKey('atOnce', atOnce), { count: atOnce })}</p>
      <p>
        {message(amountKey('nextWeek', nextWeek), { count: nextWeek })}{' '}
        {nextAt !== null &&
          message('applications.retention.nextAt', { day: formatDay(nextAt, language) })}
      </p>
    </div>
  );
}

function amountKey(what: 'atOnce' | 'nextWeek', count: number) {
  const key = `applications.retention.${what}` as const;
  return count === 0 ? (`${key}.none` as const) : countKey(key, count);
}

/** The number once it rests. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
