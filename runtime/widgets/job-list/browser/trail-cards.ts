import { isApplied, onAppliedChange } from '../../../client/apply/applied-jobs.ts';
import {
  forgetViewed,
  onTrailChange,
  type TrailEntry,
  trailOf,
} from '../../../client/memory/job-trail.ts';
import { createPrintedCard } from '../../../client/widgets/printed-card.ts';

/** Shows the jobs of the site's agency that this browser opened, or those that were applied for. */
export function createTrailList(root: HTMLElement): void {
  const { agency = '', trailList = '' } = root.dataset;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-personal="${name}"]`);
  const [cards, empty] = [part('cards'), part('empty')];
  const forget = root.querySelector<HTMLElement>('[data-trail-forget]');
  const data = root.appendChild(document.createElement('script'));
  data.type = 'application/json';
  data.dataset['jobs'] = '';

  function draw(): void {
    const isWanted = ({ job, deed }: TrailEntry) =>
      (deed === 'applied' || isApplied(job.id)) === (trailList === 'APPLIED');
    const jobs = trailOf(agency)
      .filter(isWanted)
      .map(({ job }) => job);
    data.textContent = JSON.stringify(jobs);
    cards?.replaceChildren(...jobs.map((job) => createPrintedCard(root, job)));
    if (cards) cards.hidden = jobs.length === 0;
    if (empty) empty.hidden = jobs.length > 0;
    if (forget) forget.hidden = jobs.length === 0;
    root.dataset['trailState'] = 'drawn';
    document.dispatchEvent(new Event('rumbo:swap'));
  }

  forget?.addEventListener('click', () => forgetViewed(agency));
  onTrailChange(draw);
  onAppliedChange(draw);
  draw();
}
