import { useContext } from 'react';
import type { CountdownTimerContent } from '#schemas/documents/documents.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { usePageRequest } from '../../data/query-context.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { useZonedTime } from '../../parts/zoned-time.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './countdown-timer.module.css';
import { timeInUnits, timeInWords, UNITS, wordsKey } from './time-left.ts';

/** The time that is left until a date, in words; a script shows it by the second. */
export function CountdownTimer({ id, content }: WidgetProps<CountdownTimerContent>) {
  const { eyebrow, heading, subheading, target, timeZone, doneText, cta, align } = content;
  const { now } = usePageRequest();
  const moment = Date.parse(target);
  const isDone = !(moment > now);
  return (
    <div
      className={align === 'center' ? `${styles.root} ${styles.center}` : styles.root}
      data-countdown={isDone ? undefined : moment}
    >
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} align={align} />
      {!isDone && <Clock msLeft={moment - now} />}
      {!isDone && <Sentence target={target} timeZone={timeZone} />}
      <p className={styles.done} hidden={!isDone} data-done>
        {doneText}
      </p>
      {cta && <ActionLink link={cta} className="rb-button" event="CTA_Click" widgetId={id} />}
    </div>
  );
}

/** A copy of the page may be a minute old, so on served pages the digits wait for the script in the place they take. */
function Clock({ msLeft }: { readonly msLeft: number }) {
  const message = usePageMessage();
  const isOnCanvas = useContext(OnCanvas);
  const units = timeInUnits(msLeft);
  return (
    <div
      className={isOnCanvas ? styles.clock : `${styles.clock} ${styles.waiting}`}
      aria-hidden="true"
      data-until
      data-clock
    >
      {UNITS.map(([unit]) => (
        <p key={unit} className={styles.unit}>
          <b data-unit={unit}>
            {unit === 'days' ? units[unit] : `${units[unit]}`.padStart(2, '0')}
          </b>
          <span>{message(`countdown-timer.${unit}`)}</span>
        </p>
      ))}
    </div>
  );
}

interface SentenceProps {
  readonly target: CountdownTimerContent['target'];
  readonly timeZone: CountdownTimerContent['timeZone'];
}

/** Says what the digits say to whoever cannot see them. Its words change with their largest unit, unannounced. */
function Sentence({ target, timeZone }: SentenceProps) {
  const { now } = usePageRequest();
  const message = usePageMessage();
  const zoned = useZonedTime(timeZone);
  const moment = Date.parse(target);
  const params = {
    day: zoned.day(moment, now),
    time: zoned.time(moment),
    zone: zoned.zone(moment),
  };
  return (
    <p className={styles.sentence} data-until>
      <Words msLeft={moment - now} />{' '}
      <time dateTime={target}>{message('countdown-timer.until', params)}</time>
    </p>
  );
}

const WORDS = [
  ...(['days', 'hours', 'minutes'] as const).flatMap(
    (unit) => [`${unit}-one`, `${unit}-many`] as const,
  ),
  'last-minute',
] as const;

/** With the texts that the script says later. */
function Words({ msLeft }: { readonly msLeft: number }) {
  const message = usePageMessage();
  const words = timeInWords(msLeft);
  const texts = WORDS.map((key) => [`data-${key}`, `${message(`countdown-timer.${key}`)}.`]);
  const params = words && { count: words.count };
  return (
    <span className={styles.words} data-words {...Object.fromEntries(texts)}>
      {message(`countdown-timer.${wordsKey(words)}`, params)}.
    </span>
  );
}
