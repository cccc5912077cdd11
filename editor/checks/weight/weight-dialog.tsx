import { StateMessage } from '../../ui/controls/state-message.tsx';
import { type DialogProps, ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { MessageKey, MessageParams } from '../../ui/messages/messages.ts';
import type { Weighing } from '../judge/judge-page.ts';
import { useWeighing } from '../judge/weight-store.ts';
import styles from './weight-dialog.module.css';
import { overweightOf, type PartWeight, weightStateOf, wholeKib } from './weight-meter.tsx';
import { WidgetWeights } from './widget-weights.tsx';

const KIB = 1024;

/** Pictures that make up so much of a page are what to begin with. */
const MUCH = 0.6;

/** Of slow 4G, in bytes per second (1.6 Mbit/s, Lighthouse's mobile profile). */
const SLOW_BYTES = 200_000;

/** Prepaid data that people buy at once, in bytes. */
const PREPAID_BYTES = 100 * 1024 * 1024;

/** What the open page weighs, part by part and block by block, and what to do about it. */
export function WeightDialog({ onClose }: DialogProps) {
  const message = useMessage();
  const weighing = useWeighing();
  return (
    <ModalDialog title={message('weight.title')} onClose={onClose}>
      {weighing ? (
        <div className={styles.body}>
          <Summary weighing={weighing} />
          <Parts weighing={weighing} />
          <WeightTips weighing={weighing} />
          <WidgetWeights widgets={weighing.weight.widgets} onClose={onClose} />
          <p className={styles.note}>{message('weight.note')}</p>
        </div>
      ) : (
        <StateMessage
          title={message('weight.unknown.title')}
          text={message('weight.unknown.text')}
        />
      )}
    </ModalDialog>
  );
}

function Summary({ weighing }: { readonly weighing: Weighing }) {
  const message = useMessage();
  const { weight, budgets } = weighing;
  const { total } = weight;
  const size = wholeKib(total);
  const over = overweightOf(weighing);
  const visits = Math.max(1, Math.floor(PREPAID_BYTES / Math.max(1, total)));
  const seconds = (total / SLOW_BYTES).toFixed(1);
  return (
    <div>
      <p className={`${styles.summary} ${styles[weightStateOf(weighing)]}`}>
        {message('weight.summary', { size, limit: budgets.page })}
        {over && ` ${message(`weight.summary.${over.part}`, inKib(over))}`}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={`${styles.filled} ${styles[weightStateOf(weighing)]}`}
          style={{ inlineSize: `${Math.min(100, (size / budgets.page) * 100)}%` }}
        />
      </div>
      <p className={styles.why}>{message('weight.why', { size, visits, seconds })}</p>
    </div>
  );
}

function inKib({ bytes, limit }: PartWeight): MessageParams {
  return { over: wholeKib(bytes), limit };
}

const PARTS = ['html', 'css', 'scripts', 'images', 'fonts', 'total'] as const;

function Parts({ weighing: { weight, budgets } }: { readonly weighing: Weighing }) {
  const message = useMessage();
  const none = message('weight.no-limit');
  const limits = {
    html: message('weight.markup-limit', { limit: budgets.markup }),
    css: none,
    scripts: message('weight.size', { size: budgets.scripts }),
    images: message('weight.image-limit', { limit: budgets.image }),
    fonts: none,
    total: message('weight.size', { size: budgets.page }),
  };
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{message('weight.parts')}</caption>
      <thead>
        <tr>
          <th scope="col">{message('weight.part')}</th>
          <th scope="col" className={styles.number}>
            {message('weight.bytes')}
          </th>
          <th scope="col" className={styles.number}>
            {message('weight.limit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part} className={styles[`${part}Row`]}>
            <th scope="row">{message(`weight.${part}`)}</th>
            <td className={styles.number}>
              {message('weight.size', { size: wholeKib(weight[part]) })}
            </td>
            <td className={styles.number}>{limits[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Tip = readonly [MessageKey, MessageParams];

/** What would make the page lighter, the most useful first. */
function WeightTips({ weighing }: { readonly weighing: Weighing }) {
  const message = useMessage();
  return (
    <section>
      <h3 className={styles.caption}>{message('weight.tips')}</h3>
      <ul className={styles.tips}>
        {tipsFor(weighing).map(([key, params]) => (
          <li key={key}>{message(key, params)}</li>
        ))}
      </ul>
    </section>
  );
}

function tipsFor({ weight, budgets }: Weighing): readonly Tip[] {
  const { total, images, scripts, html, css, pictures } = weight;
  const heaviest = Math.max(0, ...pictures.map(({ bytes }) => bytes));
  const isOver = total > budgets.page * KIB;
  const percent = Math.round((images / Math.max(1, total)) * 100);
  const tips: readonly (Tip | false)[] = [
    heaviest > budgets.image * KIB && ['weight.tip.image', { size: wholeKib(heaviest) }],
    isOver && images > total * MUCH && ['weight.tip.images', { percent }],
    scripts > budgets.scripts * KIB && ['weight.tip.scripts', {}],
    html + css > budgets.markup * KIB && ['weight.tip.markup', {}],
  ];
  const useful = tips.filter((tip) => tip !== false);
  return useful.length > 0 ? useful : [['weight.tip.fine', {}]];
}
