import { rememberJob } from '../../client/memory/job-history.ts';
import { withSource } from '../../client/memory/visit-source.ts';

// Where a visitor came from travels on to the application, never anything that tells who it is, and the job is
// remembered in this browser. Set when a link is followed, so that it holds for links that come later.

/** The right button, which opens the menu of a link and follows nothing. */
const MENU_BUTTON = 2;

function follow({ target, button }: MouseEvent): void {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('[data-shown-job] a[data-event="CTA_Click"]');
  if (!link) return;
  const { shownJob: id = '', agency: agencyId = '' } =
    link.closest<HTMLElement>('[data-shown-job]')?.dataset ?? {};
  if (button !== MENU_BUTTON) rememberJob({ agencyId, id, deed: 'applied' });
  if (link.closest('[data-append-tracking]')) link.href = withSource(link.href);
}

addEventListener('click', follow, true);
addEventListener('auxclick', follow, true);
