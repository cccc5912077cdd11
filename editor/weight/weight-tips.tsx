import { useMessage } from '../language/use-message.ts';
import type { MessageKey, MessageParams } from '../messages/messages.ts';
import type { Weighing } from '../problems/judge-page.ts';
import styles from './weight-dialog.module.css';
import { toKib } from './weight-state.ts';

const KIB = 1024;

/** Pictures that make up so much of a page are what to begin with. */
const MUCH = 0.6;

type Tip = readonly [MessageKey, MessageParams];

/** What would make the page lighter, the most useful first. */
export function WeightTips({ weighing }: { readonly weighing: Weighing }) {
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
    heaviest > budgets.image * KIB && ['weight.tip.image', { size: toKib(heaviest) }],
    isOver && images > total * MUCH && ['weight.tip.images', { percent }],
    scripts > budgets.scripts * KIB && ['weight.tip.scripts', {}],
    html + css > budgets.markup * KIB && ['weight.tip.markup', {}],
  ];
  const useful = tips.filter((tip) => tip !== false);
  return useful.length > 0 ? useful : [['weight.tip.fine', {}]];
}
