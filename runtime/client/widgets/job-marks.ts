import { isApplied, onAppliedChange } from '../apply/applied-jobs.ts';
import { deedOf, onTrailChange } from '../memory/job-trail.ts';
import { findPageJob } from '../memory/page-jobs.ts';
import { onZoneChange, zoneDistance } from '../place/my-zone.ts';

// Cards say of their job how far it is from the visitor's zone, and that it was looked at or applied for in this browser. The words stand in the page, with its
// lists; they go behind the card's last line, so that nothing moves.

function paint(): void {
  const words = document.querySelector<HTMLElement>('[data-applied][data-viewed]')?.dataset ?? {};
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const told = [zoneDistance({ ...words, ...card.dataset }), markOf(card, words)];
    const text = told.map((part) => part && ` · ${part}`).join('');
    const known = card.querySelector('.rb-told');
    if ((known?.textContent ?? '') === text) continue;
    known?.remove();
    const line = [...card.querySelectorAll('p')].at(-1);
    if (text === '' || !line) continue;
    const mark = document.createElement('span');
    mark.className = 'rb-told';
    mark.textContent = text;
    line.append(mark);
  }
}

function markOf(card: HTMLElement, { viewed = '', applied = '' }: DOMStringMap): string {
  const job = findPageJob(card.querySelector<HTMLElement>('[data-job]')?.dataset['job'] ?? '');
  const deed = job && deedOf(job);
  if (deed === 'applied' || (job && isApplied(job.id))) return applied;
  return deed ? viewed : '';
}

document.addEventListener('rumbo:swap', paint);
onTrailChange(paint);
onAppliedChange(paint);
onZoneChange(paint);
paint();
