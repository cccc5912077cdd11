// Where a visitor came from travels on to the application: `utm_*` and `source` of this page's address, never
// anything that tells who it is. Set when a link is followed, so that it holds for links that come later.

export {};

const TRACKING = /^(?:utm_.+|source)$/;

function follow({ target }: Event): void {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('[data-append-tracking] a[data-event="CTA_Click"]');
  if (!link) return;
  const url = new URL(link.href);
  for (const [name, value] of new URLSearchParams(location.search))
    if (TRACKING.test(name) && !url.searchParams.has(name)) url.searchParams.append(name, value);
  link.href = url.href;
}

addEventListener('click', follow, true);
addEventListener('auxclick', follow, true);
