import type { WidgetWeight } from '#schemas/weights/page-weight.ts';
import { nodeNameOf } from '../../document/names/node-phrase.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { showNode } from '../problems/problem-target.ts';
import styles from './weight-dialog.module.css';
import { wholeKib } from './weight-meter.tsx';

export interface WidgetWeightsProps {
  readonly widgets: readonly WidgetWeight[];
  readonly onClose: () => void;
}

/** Lighter ones make no difference. */
const MAX_SHOWN = 50;

/** The widgets of the page, the heaviest first; choosing one shows it on the page. */
export function WidgetWeights({ widgets, onClose }: WidgetWeightsProps) {
  const message = useMessage();
  const sorted = widgets.toSorted((a, b) => sumOf(b) - sumOf(a)).slice(0, MAX_SHOWN);
  return (
    <section>
      <h3 className={styles.caption}>{message('weight.widgets')}</h3>
      <p className={styles.note}>
        {message(sorted.length === 0 ? 'weight.widgets.none' : 'weight.widgets.text')}
      </p>
      {sorted.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{message('weight.widget')}</th>
              <th scope="col" className={styles.number}>
                {message('weight.images')}
              </th>
              <th scope="col" className={styles.number}>
                {message('weight.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((widget) => (
              <WidgetRow key={widget.id} widget={widget} onClose={onClose} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface WidgetRowProps {
  readonly widget: WidgetWeight;
  readonly onClose: () => void;
}

function WidgetRow({ widget, onClose }: WidgetRowProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const editor = usePageEditor();
  const name = nodeNameOf(editor.page.state(), widget.id, language);
  const show = () => {
    onClose();
    showNode(editor, widget.id);
  };
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.widget}
          aria-label={message('weight.show', { name })}
          onClick={show}
        >
          {name}
        </button>
      </th>
      <td className={styles.number}>{message('weight.size', { size: wholeKib(widget.images) })}</td>
      <td className={styles.number}>{message('weight.size', { size: wholeKib(sumOf(widget)) })}</td>
    </tr>
  );
}

function sumOf({ html, css, scripts, images }: WidgetWeight): number {
  return html + css + scripts + images;
}
