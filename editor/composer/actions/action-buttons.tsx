import { Button } from '../../ui/controls/button.tsx';
import type { FormAction } from './form-actions.ts';

/** A row of actions as icons, each in its place while it is not possible. */
export function ActionButtons({ actions }: { readonly actions: readonly FormAction[] }) {
  return actions.map(({ id, label, icon: Icon, run }) => (
    <Button
      key={id}
      variant="quiet"
      label={label}
      isDisabled={run === undefined}
      onClick={() => run?.()}
    >
      <Icon size={16} aria-hidden="true" />
    </Button>
  ));
}
