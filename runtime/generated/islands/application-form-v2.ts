// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { hydrateIsland } from '#runtime/client/hydrate-island.tsx';
import { register } from '#runtime/widget/registered-widget.ts';
import { ApplicationFormV2 } from '../../widgets/application-form-v2/application-form-v2.tsx';
import { hydrate } from '../../widgets/application-form-v2/index.ts';

const registered = register('application-form-v2', ApplicationFormV2, { hydrate });

export function start(element: HTMLElement): Promise<void> {
  return hydrateIsland(element, registered);
}
