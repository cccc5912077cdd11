import type { DividerContent } from '#schemas/documents/documents.ts';
import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './divider.module.css';

/** A line across, or two around an icon and a few words. */
export function Divider({ content }: WidgetProps<DividerContent>) {
  const { label, icon, line = 'hairline' } = content;
  const isPlain = label === undefined && icon === undefined;
  return (
    <div className={`${styles.divider} ${styles[line]}`}>
      <hr className={styles.line} />
      {!isPlain && (
        <>
          <p className={styles.label}>
            {icon && <Icon name={icon} size={22} />}
            {label}
          </p>
          <span className={styles.line} />
        </>
      )}
    </div>
  );
}
