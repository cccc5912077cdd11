import type { RecordedEventsContent } from '#schemas/documents/documents.ts';
import { EVENT_RECORDS } from '#schemas/events/event-records.ts';
import { RECORDED_PARTS } from '#schemas/events/recorded-parts.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './recorded-events.module.css';

/** What the collector can record, by the list that it follows itself, and what goes with each record. */
export function RecordedEvents({ content }: WidgetProps<RecordedEventsContent>) {
  const { lang } = usePage().page;
  const message = usePageMessage();
  const language = lang.startsWith('en') ? 'en' : 'es';
  return (
    <div className={styles.root}>
      <BlockHeading {...content} />
      <ul className={styles.list}>
        {Object.entries(EVENT_RECORDS).map(([name, records]) => (
          <li key={name} data-event-name={name}>
            {records[language]}
          </li>
        ))}
      </ul>
      <p>{message('recorded-events.with-each')}</p>
      <ul className={styles.list}>
        {RECORDED_PARTS.map((part) => (
          <li key={part.en} data-recorded={part.columns.join(' ')}>
            {part[language]}
          </li>
        ))}
      </ul>
      <p>{message('recorded-events.kept')}</p>
    </div>
  );
}
