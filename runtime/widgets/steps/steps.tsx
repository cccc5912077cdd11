import type { Step, StepsContent } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './steps.module.css';

/** Numbered steps along a dashed line, with a button below: 'Cómo Aplicar' (spec section 1). */
export function Steps({ id, content }: WidgetProps<StepsContent>) {
  const { eyebrow, heading, subheading, steps, cta } = content;
  const across = steps.length > 4 ? 3 : steps.length;
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <ol className={`${styles.steps} ${styles[`across${across}`]}`}>
        {steps.map((step, index) => (
          <StepItem key={`${index} ${step.number}`} step={step} />
        ))}
      </ol>
      {cta && (
        <ActionLink
          link={cta}
          className={`rb-button ${styles.cta}`}
          event="CTA_Click"
          widgetId={id}
        />
      )}
    </div>
  );
}

function StepItem({ step: { number, title, text } }: { readonly step: Sanitised<Step> }) {
  const message = usePageMessage();
  return (
    <li className={styles.step}>
      <div className={styles.track}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className="rb-visually-hidden">{message('steps.step', { number })}</span>
      </div>
      <div className={styles.copy}>
        <h3>{title}</h3>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  );
}
