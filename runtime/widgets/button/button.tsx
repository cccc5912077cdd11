import type { ButtonContent } from '#schemas/documents/documents.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './button.module.css';

const CLASS_NAMES = {
  primary: 'rb-button',
  secondary: 'rb-button rb-button-secondary',
  quiet: styles.quiet,
} as const;

/** A link that looks like a button. An arrow points onwards, so it follows the text; other icons lead. */
export function Button({ id, content }: WidgetProps<ButtonContent>) {
  const { link, variant = 'primary', align = 'start', icon } = content;
  const drawing = icon && <Icon name={icon} size={20} />;
  const iconLast = icon === 'arrow-right';
  return (
    <div className={`${styles.button} ${styles[align]}`}>
      <ActionLink link={link} className={CLASS_NAMES[variant]} event="CTA_Click" widgetId={id}>
        {!iconLast && drawing}
        <span className={styles.label}>{link.label}</span>
        {iconLast && drawing}
      </ActionLink>
    </div>
  );
}
