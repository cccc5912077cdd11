import { neighboursOf } from '../../client/memory/opened-list.ts';
import { goBackTo } from './way-back.ts';

// On a job's own page, the jobs before and after it in the list that it was opened from, where the server does not know it.

for (const nav of document.querySelectorAll<HTMLElement>('[data-neighbours][hidden]')) {
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

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-way-back]'))
  link.addEventListener('click', (event) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isElsewhere && goBackTo(link.href, window.navigation)) event.preventDefault();
  });
