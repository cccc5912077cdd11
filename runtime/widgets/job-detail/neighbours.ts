import { neighboursOf } from '../../client/memory/opened-list.ts';

// On a job's own page, the jobs before and after it in the list that it was opened from.

for (const nav of document.querySelectorAll<HTMLElement>('[data-neighbours]')) {
  const found = neighboursOf(nav.dataset['neighbours'] ?? '');
  const links = [...nav.querySelectorAll('a')];
  links.forEach((link, i) => {
    const job = found[i];
    link.hidden = job === undefined;
    if (!job) return;
    link.href = job.href;
    link.title = job.title;
  });
  nav.hidden = !found.some(Boolean);
}
