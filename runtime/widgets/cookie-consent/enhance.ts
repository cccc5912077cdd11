import { measure } from '../../client/measuring.ts';
import { onConsentElsewhere } from '../../client/memory/consent.ts';
import { isWanted, onQuestionLink } from './question.ts';

// Asks where there is no choice yet, and again from links to the question. Who has answered, as most visitors have, does not load what asks.
// Measuring waits for the answer in the same script: a second one would weigh more on each page than all it does.

const root = document.querySelector<HTMLElement>('[data-consent-site]');
if (root) {
  wait(root);
  measure(root);
}

function wait(root: HTMLElement): void {
  let isLoading = false;

  function load(from?: HTMLElement): void {
    if (isLoading) return;
    isLoading = true;
    import('./ask.ts').then(
      ({ ask }) => ask(root, from),
      // Without the network the next link tries again.
      () => {
        isLoading = false;
      },
    );
  }

  function look(): void {
    if (isWanted(root)) load();
  }

  // Before a script, it opens by its address alone.
  root.dataset['open'] ??= 'false';
  onQuestionLink(load);
  onConsentElsewhere(look);
  look();
}
