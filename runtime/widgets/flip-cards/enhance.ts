// Hover flips (mouse only, so that a tap never flips twice), leaving unflips, click, Enter and Space
// toggle, Escape unflips; at most one card of a widget is flipped at a time (spec section 2).

export {};

for (const root of document.querySelectorAll<HTMLElement>('[data-widget="flip-cards"]'))
  enhance(root);

function enhance(root: HTMLElement): void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-flip-card]')];
  const show = (flipped: HTMLElement | undefined) => {
    for (const card of cards) turn(card, card === flipped);
  };
  // Until here the stylesheet flipped the card under the pointer; it stays as the visitor sees it.
  show(cards.find((card) => card.matches(':hover, :focus-within')));
  for (const card of cards) {
    card.addEventListener('click', () =>
      show(card.dataset['flipped'] === 'true' ? undefined : card),
    );
    card.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') show(card);
    });
    card.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') turn(card, false);
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(undefined);
  });
}

function turn(card: HTMLElement, flipped: boolean): void {
  const button = card.querySelector('button');
  const text = card.querySelector<HTMLElement>('[data-flip-text]');
  if (!button || !text) return;
  if (!flipped && text.contains(document.activeElement)) button.focus();
  card.dataset['flipped'] = `${flipped}`;
  button.setAttribute('aria-expanded', `${flipped}`);
  // Text that must be scrolled can be reached by keyboard; text that fits is no stop on the way.
  if (flipped && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
  else text.removeAttribute('tabindex');
}
