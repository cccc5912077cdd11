import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { FormAction } from './form-actions.ts';

/** A row of actions as icons, each in its place while it is not possible. */
export function ActionButtons({ actions }: { readonly actions: readonly FormAction[] }) {
  return actions.map(({ id, label, icon, run }) => (
    <IconButton
      key={id}
      label={label}
      icon={icon}
      isDisabled={run === undefined}
      onClick={() => run?.()}
    />
  ));
}
