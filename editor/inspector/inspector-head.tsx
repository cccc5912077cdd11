import type { LucideIcon } from 'lucide-react';
import styles from './inspector.module.css';

export interface InspectorHeadProps {
  readonly icon: LucideIcon;
  /** What kind of thing is selected. */
  readonly label: string;
  /** What tells it from others of its kind. */
  readonly name?: string;
}

export function InspectorHead({ icon: Icon, label, name = '' }: InspectorHeadProps) {
  return (
    <header className={styles.head}>
      <Icon size={16} aria-hidden="true" />
      <h2 className={styles.label}>{label}</h2>
      {name !== '' && <span className={styles.name}>{name}</span>}
    </header>
  );
}
