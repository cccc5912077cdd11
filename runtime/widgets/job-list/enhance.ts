import '../../client/save-buttons.ts';

// Saving on the cards of a list, the list of what was saved, and those that are made for the visitor. The lists are on
// few pages, so their scripts come by themselves.

void fill('[data-saved-list]', async () => (await import('./saved-cards.ts')).createSavedList);
void fill(
  '[data-personal-list]',
  async () => (await import('./personal-cards.ts')).createPersonalList,
);

async function fill(
  selector: string,
  load: () => Promise<(root: HTMLElement) => void>,
): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>(selector)];
  if (roots.length === 0) return;
  const create = await load().catch(() => undefined);
  for (const root of roots) {
    if (create) create(root);
    else offerReload(root);
  }
}

/** Without the script nothing comes any more: a list says so instead of waiting for ever. */
function offerReload(root: HTMLElement): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-personal]'))
    part.hidden = part.dataset['personal'] !== 'failed';
  const retry = root.querySelector('[data-personal-retry]');
  // Some browsers remember for as long as a page lives that a script did not come.
  retry?.addEventListener('click', () => location.reload());
}
