import { maxBy } from 'lodash-es';
import { Tooltip } from '../../ui/controls/button.tsx';
import { InWords } from '../../ui/controls/in-words.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { setView } from '../../ui/view/view-store.ts';
import type { Weighing } from '../judge/judge-page.ts';
import { useWeighing } from '../judge/weight-store.ts';
import styles from './weight-meter.module.css';

const KIB = 1024;

/** Near its budget a page wants to be looked at before it is over. */
const NEAR = 0.85;

/** What the open page weighs beside what it may weigh; leads to the details. */
export function WeightMeter() {
  const message = useMessage();
  const weighing = useWeighing();
  const state = weighing ? weightStateOf(weighing) : 'fine';
  const size = wholeKib(weighing?.weight.total ?? 0);
  const limit = weighing?.budgets.page ?? 0;
  const label = useMeterWords(weighing);
  const share = limit === 0 ? 0 : Math.min(100, (size / limit) * 100);
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
              strokeDasharray={`${state === 'over' ? 100 : share} 100`}
            />
          </svg>
          <span className={styles.size}>{weighing ? message('weight.size', { size }) : '…'}</span>
          <Remark weighing={weighing} />
        </InWords>
      </button>
    </Tooltip>
  );
}

/** The name of the button: numbers of what is over come from the part that is over. */
function useMeterWords(weighing: Weighing | null): string {
  const message = useMessage();
  if (!weighing) return message('weight.meter.unknown');
  const size = wholeKib(weighing.weight.total);
  const over = overweightOf(weighing);
  if (over) {
    const { part, limit } = over;
    return message(`weight.meter.over.${part}`, { size, limit, over: wholeKib(over.bytes) });
  }
  const key = weightStateOf(weighing) === 'near' ? 'weight.meter.near' : 'weight.meter';
  return message(key, { size, limit: weighing.budgets.page });
}

/** What is to be said of the weight where there is room for more than a number. */
function Remark({ weighing }: { readonly weighing: Weighing | null }) {
  const message = useMessage();
  const state = weighing ? weightStateOf(weighing) : 'fine';
  if (!weighing || state === 'fine') return null;
  const over = overweightOf(weighing);
  const words = over ? message(`weight.over.${over.part}`) : message('weight.near');
  return <span className={styles.words}>{words}</span>;
}

type WeightState = 'fine' | 'near' | 'over';

/** What has a budget of its own, beside the whole. */
type BudgetedPart = 'page' | 'markup' | 'scripts' | 'image';

export interface PartWeight {
  readonly part: BudgetedPart;
  readonly bytes: number;
  /** Budget in KiB. */
  readonly limit: number;
}

/** The whole page where it is over its budget, else the part that is furthest over its own. */
export function overweightOf({ weight, budgets }: Weighing): PartWeight | undefined {
  const bytes: Readonly<Record<BudgetedPart, number>> = {
    page: weight.total,
    markup: weight.html + weight.css,
    scripts: weight.scripts,
    image: Math.max(0, ...weight.pictures.map((picture) => picture.bytes)),
  };
  const over = (['page', 'markup', 'scripts', 'image'] as const)
    .map((part) => ({ part, bytes: bytes[part], limit: budgets[part] }))
    .filter((one) => one.bytes > one.limit * KIB);
  const whole = over.find(({ part }) => part === 'page');
  return whole ?? maxBy(over, (one) => one.bytes / one.limit);
}

/** Whether a page keeps to what it may weigh, in all or in one of the parts that have a budget. */
export function weightStateOf(weighing: Weighing): WeightState {
  if (overweightOf(weighing)) return 'over';
  // A part may come near its own budget for good; the whole is what people notice.
  return weighing.weight.total / KIB > weighing.budgets.page * NEAR ? 'near' : 'fine';
}

/** Whole KiB; what weighs anything weighs at least one. */
export function wholeKib(bytes: number): number {
  return Math.ceil(bytes / KIB);
}
