// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { hydrateIsland } from '#runtime/client/hydrate-island.tsx';
import { register } from '#runtime/widget/registered-widget.ts';
import { ApplicationFormV1 } from '../../widgets/application-form-v1/application-form-v1.tsx';
import { hydrate } from '../../widgets/application-form-v1/index.ts';

const registered = register('application-form-v1', ApplicationFormV1, { hydrate });

export function start(element: HTMLElement): Promise<void> {
  return hydrateIsland(element, registered);
}
