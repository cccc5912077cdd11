import { QUESTION } from '../../base/measuring.ts';
import { measure } from '../../client/measuring.ts';

// Asks where there is no choice yet, and again from links to the question. Who has answered, as most visitors have, does not load what asks.
// Measuring waits for the answer in the same script: a second one would weigh more on each page than all it does.

const root = document.querySelector<HTMLElement>('[data-consent-site]');
if (root) {
  const ask = (from?: HTMLAnchorElement): void => {
    import('./ask.ts').then(
      (asking) => asking.ask(root, from),
      // Without the network the next link tries again.
      () => undefined,
    );
  };
  addEventListener('click', (event) => {
    // What is clicked is an element.
    const link = (event.target as Element).closest('a');
    if (!link || link.hash !== QUESTION || link.pathname !== location.pathname) return;
    event.preventDefault();
    ask(link);
  });
  measure(root, ask);
}
