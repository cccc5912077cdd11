import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePages } from '../service/content-queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { type FrameOutcome, type FrameOutcomes, waitingPages } from './apply-frame-part.ts';
import styles from './frame-report.module.css';
import { useFrameWork } from './use-frame-work.ts';

export interface FrameReportProps {
  readonly siteId: string;
  readonly outcomes: FrameOutcomes;
  readonly onChange: (outcomes: FrameOutcomes) => void;
}

/** In the order in which people want to know; `mixed` stands with `waiting`. */
const GROUPS = ['live', 'waiting', 'off-site', 'refused', 'failed'] as const;

const ICONS = {
  live: CircleCheck,
  waiting: Clock,
  'off-site': Clock,
  refused: TriangleAlert,
  failed: TriangleAlert,
};

/** On which pages visitors see a header or footer that was changed, on which they do not, and why. */
export function FrameReport({ siteId, outcomes, onChange }: FrameReportProps) {
  const message = useMessage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcomes.size > 0) title.current?.focus();
  }, [outcomes]);
  return (
    <section className={styles.report} aria-label={message('settings.frame.report')}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {message('settings.frame.report')}
      </h3>
      {GROUPS.map((group) => (
        <Group key={group} group={group} siteId={siteId} outcomes={outcomes} />
      ))}
      <PublishWaiting siteId={siteId} outcomes={outcomes} onChange={onChange} />
    </section>
  );
}

interface GroupProps extends Omit<FrameReportProps, 'onChange'> {
  readonly group: (typeof GROUPS)[number];
}

function Group({ group, siteId, outcomes }: GroupProps) {
  const message = useMessage();
  const { data: pages = [] } = usePages(siteId);
  const titleOf = (id: string) => pages.find((page) => page.id === id)?.title ?? id;
  const names = [...outcomes]
    .filter(([, outcome]) => groupOf(outcome) === group)
    .map(([id, outcome]) =>
      outcome === 'mixed'
        ? message('settings.frame.report.mixed', { title: titleOf(id) })
        : titleOf(id),
    );
  const Icon = ICONS[group];
  if (names.length === 0) return null;
  return (
    <p className={styles.group} data-group={group}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <strong>{message(`settings.frame.report.${group}`, { count: names.length })}</strong>{' '}
        {names.join(' · ')}
      </span>
    </p>
  );
}

function groupOf(outcome: FrameOutcome): GroupProps['group'] {
  return outcome === 'mixed' ? 'waiting' : outcome;
}

/** The way from "changed" to "seen", with what else would be seen then. */
function PublishWaiting({ siteId, outcomes, onChange }: FrameReportProps) {
  const message = useMessage();
  const { publish } = useFrameWork(siteId);
  const [done, setDone] = useState<number | null>(null);
  const waiting = waitingPages(outcomes);
  if (waiting.length === 0) return null;
  const count = waiting.length;
  const run = async () => {
    setDone(0);
    const published = await publish(waiting, setDone);
    setDone(null);
    onChange(new Map([...outcomes, ...published]));
  };
  return (
    <div className={styles.actions}>
      {[...outcomes.values()].includes('mixed') && (
        <p className={styles.note}>{message('settings.frame.report.others')}</p>
      )}
      <Button isDisabled={done !== null} onClick={() => void run()}>
        {done === null
          ? message(`settings.frame.report.publish.${count === 1 ? 'one' : 'many'}`, { count })
          : message('settings.frame.applying', { done, count })}
      </Button>
    </div>
  );
}
