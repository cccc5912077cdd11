import { createPlaceTeller } from './place-teller.ts';

/** The button that looks for the visitor's place, on a tap alone; all that it takes is loaded by the first one. */
export function addNearMe(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('[data-field="location"] input');
  const button = root.querySelector<HTMLElement>('[data-near-me]');
  if (!input || !button) return;
  const say = createPlaceTeller(root);
  let loading: Promise<() => void> | undefined;
  button.addEventListener('click', () => {
    if (!loading) say('locating');
    loading ??= import('./near-me.ts').then(({ createNearMe }) =>
      createNearMe({ root, input, button }),
    );
    loading.then(
      (look) => look(),
      () => {
        loading = undefined;
        say('failed', 'hint-again');
      },
    );
  });
}
