import type { ReactNode } from 'react';
import styles from './hero-stage.module.css';

export interface HeroStageProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The box of a first screen: at least 760, 620 and 550 px high on mobile, tablet and desktop (spec section 9). */
export function HeroStage({ className = '', children }: HeroStageProps) {
  return (
    <div className={`${styles.stage} ${className}`} data-hero="">
      {children}
    </div>
  );
}
