import { Tooltip } from '../../ui/controls/button.tsx';
import { InWords } from '../../ui/controls/in-words.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { setView } from '../../ui/view/view-store.ts';
import type { Weighing } from '../judge/judge-page.ts';
import { useWeighing } from '../judge/weight-store.ts';
import styles from './weight-meter.module.css';

const KIB = 1024;

/** Near its budget a page wants to be looked at before it is over. */
const NEAR = 0.85;

const LABELS: Readonly<Record<WeightState, MessageKey>> = {
  fine: 'weight.meter',
  near: 'weight.meter.near',
  over: 'weight.meter.over',
};

/** What the open page weighs beside what it may weigh; leads to the details. */
export function WeightMeter() {
  const message = useMessage();
  const weighing = useWeighing();
  const state = weighing ? weightStateOf(weighing) : 'fine';
  const size = wholeKib(weighing?.weight.total ?? 0);
  const limit = weighing?.budgets.page ?? 0;
  const label = weighing
    ? message(LABELS[state], { size, limit })
    : message('weight.meter.unknown');
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={`${styles.meter} ${styles[state]}`}
        onClick={() => setView({ dialog: 'weight' })}
      >
        <InWords words={label}>
          <svg
            viewBox="0 0 20 20"
            width="16"
            height="16"
            aria-hidden="true"
            className={styles.ring}
          >
            <circle cx="10" cy="10" r="8" pathLength="100" className={styles.track} />
            <circle
              cx="10"
              cy="10"
              r="8"
              pathLength="100"
              className={styles.share}
              strokeDasharray={`${limit === 0 ? 0 : Math.min(100, (size / limit) * 100)} 100`}
            />
          </svg>
          <span className={styles.size}>{weighing ? message('weight.size', { size }) : '…'}</span>
          {state !== 'fine' && <span className={styles.words}>{message(`weight.${state}`)}</span>}
        </InWords>
      </button>
    </Tooltip>
  );
}

type WeightState = 'fine' | 'near' | 'over';

/** Whether a page keeps to what it may weigh, in all or in one of the parts that have a budget. */
export function weightStateOf({ weight, budgets }: Weighing): WeightState {
  const heaviest = Math.max(0, ...weight.pictures.map(({ bytes }) => bytes));
  const shares = [
    weight.total / budgets.page,
    (weight.html + weight.css) / budgets.markup,
    weight.scripts / budgets.scripts,
    heaviest / budgets.image,
  ].map((bytesPerKib) => bytesPerKib / KIB);
  const most = Math.max(...shares);
  if (most > 1) return 'over';
  // A part may come near its own budget for good; the whole is what people notice.
  return weight.total / KIB > budgets.page * NEAR ? 'near' : 'fine';
}

/** Whole KiB; what weighs anything weighs at least one. */
export function wholeKib(bytes: number): number {
  return Math.ceil(bytes / KIB);
}
