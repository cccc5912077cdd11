// Sorts the cards by name and shows more of them. The server sent them from A to Z, so the other order is the
// reverse; the whole list is sorted, then cut at the count that was visible before (spec section 4).

export {};

/** How long a click seems to load (spec section 9). */
const LOADING_MS = 1500;

for (const root of document.querySelectorAll<HTMLElement>('[data-widget="company-directory"]'))
  enhance(root);

function enhance(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-page-size]');
  if (!list) return;
  // Old browsers learn only now which of the two counts is theirs.
  root.querySelector('[data-count]')?.setAttribute('data-js', '');
  const select = root.querySelector('select');
  const button = root.querySelector('button');
  // Firefox keeps it disabled where the page was left while it loaded.
  if (button) button.disabled = false;
  const ascending = [...list.children];
  const pageSize = Number(list.dataset['pageSize']);
  let visible = pageSize;
  const show = () => {
    for (const [index, card] of [...list.children].entries()) {
      card.removeAttribute('data-later');
      card.toggleAttribute('hidden', index >= visible);
    }
    if (visible >= ascending.length) button?.remove();
  };
  let isDescending = false;
  const sort = () => {
    const wasDescending = isDescending;
    isDescending = select?.value === 'descending';
    // Moved cards lose the focus.
    if (isDescending !== wasDescending)
      list.append(...(isDescending ? [...ascending].reverse() : ascending));
    show();
  };
  select?.addEventListener('change', sort);
  button?.addEventListener('click', () =>
    load(button, () => {
      const first = list.children[visible];
      visible += pageSize;
      show();
      showCount(root, Math.min(visible, ascending.length));
      return first;
    }),
  );
  // Browsers give the choice back over a reload or a return, some of them only once the page is shown.
  addEventListener('pageshow', sort);
  sort();
}

/** Only where the number changes: writing it is saying it. */
function showCount(root: HTMLElement, count: number): void {
  const label = root.querySelector<HTMLElement>('[data-count]');
  if (label) label.textContent = String(label.dataset['count']).replace('{count}', String(count));
}

/** Who pressed the button by keyboard goes on at the first of the new cards. */
function load(button: HTMLButtonElement, reveal: () => Element | undefined): void {
  const label = button.textContent;
  const hadFocus = document.activeElement === button;
  button.disabled = true;
  button.textContent = String(button.dataset['loading']);
  setTimeout(() => {
    button.disabled = false;
    button.textContent = label;
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== button && activeElement !== body;
    const first = reveal();
    if (hadFocus && !isElsewhere) first?.querySelector('a')?.focus({ preventScroll: true });
  }, LOADING_MS);
}
