import type { SpacerContent } from '#schemas/documents/documents.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './spacer.module.css';

/** Empty room. Each width without a height of its own has that of the next smaller one. */
export function Spacer({ content }: WidgetProps<SpacerContent>) {
  const { mobile, tablet = mobile, desktop = tablet } = content;
  const steps = [
    styles[`mobile-${mobile}`],
    styles[`tablet-${tablet}`],
    styles[`desktop-${desktop}`],
  ];
  return <div className={[styles.spacer, ...steps].join(' ')} aria-hidden="true" />;
}
