import { Check } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import { Menu, type MenuPlace, placeBelow } from '../../ui/controls/menu.tsx';
import styles from './base.module.css';
import { useWorkspace } from './workspace-context.ts';

export interface StepMenuProps {
  readonly label: string;
  /** Name of the button, where its face does not say enough. */
  readonly name?: string;
  /** The step that is now; none for many. */
  readonly current?: string;
  /** The face of the button. */
  readonly children: ReactNode;
  readonly onChoose: (step: ApplicationStep) => void;
}

/** The steps to choose from. A field would take every key that leads through them for a choice. */
export function StepMenu({ label, name, current, children, onChoose }: StepMenuProps) {
  const { settings } = useWorkspace();
  const button = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<MenuPlace>();
  const items = () =>
    settings.steps.map((step) => ({
      id: step.id,
      label: step.name,
      icon: step.id === current ? Check : undefined,
      run: () => onChoose(step),
    }));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.step}
        data-first={(current !== undefined && current === settings.steps[0]?.id) || undefined}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        onClick={() => button.current && setAt(placeBelow(button.current))}
      >
        {children}
      </button>
      {at && <Menu label={label} items={items()} at={at} onClose={() => setAt(undefined)} />}
    </>
  );
}
