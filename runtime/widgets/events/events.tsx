import type { EventsContent, EventsItem } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { usePageRequest } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { Icon } from '../../parts/icon.tsx';
import { useZonedTime, type ZonedTime } from '../../parts/zoned-time.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './events.module.css';
import { endOf, startOf, upcomingEvents } from './upcoming-events.ts';

/** Events that are not over, as of the moment the page is made (spec section 4). */
export function Events({ id, content }: WidgetProps<EventsContent>) {
  const { eyebrow, heading, subheading, events, timeZone, emptyText } = content;
  const { now } = usePageRequest();
  const message = usePageMessage();
  const title = headingTag(heading === undefined ? 2 : 3);
  const upcoming = upcomingEvents(events, now);
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      {upcoming.length > 0 && (
        <ul className={styles.list}>
          {upcoming.map((event) => (
            <Event key={event.id} event={event} title={title} timeZone={timeZone} widgetId={id} />
          ))}
        </ul>
      )}
      <p className={styles.empty} hidden={upcoming.length > 0} data-empty>
        {emptyText ?? message('events.empty')}
      </p>
    </div>
  );
}

interface EventProps {
  readonly event: Sanitised<EventsItem>;
  readonly title: HeadingTag;
  readonly timeZone: EventsContent['timeZone'];
  readonly widgetId: string;
}

function Event({ event, title: Title, timeZone, widgetId }: EventProps) {
  const { title, place, description, eventDateAndTime, link } = event;
  const time = useZonedTime(timeZone);
  return (
    <li
      className={styles.event}
      data-end={endOf(event)}
      itemScope
      itemType="https://schema.org/Event"
    >
      <p className={styles.date} aria-hidden="true">
        <b>{time.dayOfMonth(startOf(event))}</b>
        <span>{time.month(startOf(event))}</span>
      </p>
      <div className={styles.body}>
        <Title className={`rb-title ${styles.title}`} itemProp="name">
          {title}
        </Title>
        <meta itemProp="startDate" content={eventDateAndTime.start} />
        <meta itemProp="endDate" content={eventDateAndTime.end} />
        <p className={styles.fact}>
          <Icon name="clock" size={18} />
          <TimeRange event={event} time={time} />
        </p>
        {place !== undefined && <Place name={place} />}
        {description !== undefined && (
          <p className={styles.description} itemProp="description">
            {description}
          </p>
        )}
      </div>
      {link && (
        <ActionLink
          link={link}
          className={`rb-button rb-button-secondary ${styles.link}`}
          event="CTA_Click"
          widgetId={widgetId}
        />
      )}
    </li>
  );
}

interface TimeRangeProps {
  readonly event: Pick<EventsItem, 'eventDateAndTime'>;
  readonly time: ZonedTime;
}

/** Day and hours; both days where the event ends on another one. */
function TimeRange({ event, time }: TimeRangeProps) {
  const { now } = usePageRequest();
  const message = usePageMessage();
  const [from, to] = [startOf(event), endOf(event)];
  const [day, endDay] = [time.day(from, now), time.day(to, now)];
  const hours = { start: time.time(from), end: time.time(to) };
  const range =
    day === endDay
      ? message('events.hours', { day, ...hours })
      : message('events.days', { day, endDay, ...hours });
  return (
    <span>
      <span className={styles.when}>{range}</span>{' '}
      <span className={styles.zone}>({time.zone(from)})</span>
    </span>
  );
}

function Place({ name }: { readonly name: string }) {
  return (
    <p className={styles.fact} itemProp="location" itemScope itemType="https://schema.org/Place">
      <Icon name="map-pin" size={18} />
      <span itemProp="name">{name}</span>
    </p>
  );
}
