// The list beside the map: what a pointer or the focus is on there is marked on the map, and the other way round.

const CARDS = '[data-part="results"] [data-job]';

/** Tells which job of the list someone is at; undefined when they have left it. */
export function followList(onJob: (urlSlug: string | undefined) => void): void {
  let current: string | undefined;
  const tell = (target: EventTarget | null) => {
    const card = target instanceof Element && target.closest('[data-part="results"] article');
    const job = card ? card.querySelector<HTMLElement>('[data-job]')?.dataset['job'] : undefined;
    if (job !== current) onJob(job);
    current = job;
  };
  // Cards that scroll under a pointer at rest are come over, too; only one that moves says where somebody is.
  document.addEventListener('pointermove', ({ target }) => tell(target), { passive: true });
  document.addEventListener('focusin', ({ target }) => tell(target));
}

/** Marks the card of a job as the current one, and brings it into sight; no card for an empty slug. */
export function markInList(urlSlug: string): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
    const isMarked = card.dataset['job'] === urlSlug;
    card.ariaCurrent = isMarked ? 'true' : null;
    if (isMarked) card.closest('article')?.scrollIntoView({ block: 'nearest' });
  }
}
