/** Brings what draws a list. Rejects where its script does not come. */
export type ListLoader = () => Promise<(root: HTMLElement) => void>;

/**
 * Draws a list as soon as its script is there. Until it is, a list that cannot be drawn says so; a tap and the network's
 * return try again.
 */
export async function fillList(root: HTMLElement, load: ListLoader): Promise<void> {
  let isDrawn = false;

  async function draw(): Promise<void> {
    const create = await load().catch(() => undefined);
    if (!create || isDrawn) return;
    isDrawn = true;
    create(root);
  }

  async function again(event: Event): Promise<void> {
    event.preventDefault();
    if (isDrawn || !root.isConnected) return;
    await draw();
    if (!isDrawn) await reload();
  }

  await draw();
  if (isDrawn) return;
  for (const part of root.querySelectorAll<HTMLElement>('[data-personal]'))
    part.hidden = part.dataset['personal'] !== 'failed';
  root.dataset['personalState'] = 'failed';
  root.querySelector('[data-personal-retry]')?.addEventListener('click', again);
  addEventListener('online', again);
}

/**
 * Scripts of an older version are gone, and the page of today names its own; of those that did not come browsers
 * remember that for as long as the page is there. A page that is there is better than none, but not for whoever is in the
 * middle of an answer.
 */
async function reload(): Promise<void> {
  const page = await fetch(location.href).catch(() => undefined);
  if (page?.ok && !document.querySelector('input:focus')) location.reload();
}
