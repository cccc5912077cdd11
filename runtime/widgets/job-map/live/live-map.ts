import type { Map as MapLibre } from 'maplibre-gl';
import { afterPaint } from '../../../base/after-paint.ts';
import type { Ground } from '../ground/ground.ts';
import { groupJobs, type JobGroup } from '../jobs/group-jobs.ts';
import type { FoundJobs } from '../jobs/load-jobs.ts';
import type { MapFrame } from '../view/map-frame.ts';
import type { StartView } from '../view/start-view.ts';
import { createAreaLink } from './area-link.ts';
import { moveTo, reveal } from './camera.ts';
import { createMap } from './create-map.ts';
import { JOBS, showChosen, showGroups, sourceOf } from './job-layers.ts';
import { createJobStrip } from './job-strip.ts';
import { createMapShell } from './map-shell.ts';
import { chooseJob, chosenJob } from './search-state.ts';
import { createShownBadges, type ShownBadge } from './shown-badges.ts';
import { followZone } from './zone-button.ts';

// The list beside the map: what a pointer or the focus is on there is marked on the map, and the other way round.

const CARDS = '[data-part="results"] [data-job]';

export interface LiveMap {
  readonly element: HTMLElement;
  /** Shows jobs, and the part of the map that their search is about. */
  showJobs(found: FoundJobs, start: StartView): void;
  /** Goes on with the parts of another frame. */
  follow(frame: MapFrame): void;
}

/** Resolves once the map is drawn; rejects where it cannot be. */
export async function createLiveMap(frame: MapFrame, ground: Ground): Promise<LiveMap> {
  const { data, host } = frame;
  const shell = createMapShell(data.texts);
  host.replaceChildren(shell.element);
  const map = await createMap(shell, data.texts, ground);
  const jobs = createShownJobs(map, { data, root: shell.root });
  const area = createAreaLink(map);
  followZone(map, shell.zone);
  return {
    element: shell.element,
    showJobs({ jobs: found }, start) {
      const groups = jobs.show(found);
      // What was searched from the map is in sight already.
      if (!area.wasFollowed()) moveTo(map, start, groups);
      else map.getCanvas().focus({ preventScroll: true });
    },
    follow: area.follow,
  };
}

interface ShownJobs {
  show(jobs: FoundJobs['jobs']): readonly JobGroup[];
}

/** The jobs on the map, those of a tapped place, and the list in step with both. */
function createShownJobs(
  map: MapLibre,
  { data, root }: { readonly data: MapFrame['data']; readonly root: ShadowRoot },
): ShownJobs {
  let groups: readonly JobGroup[] = [];
  const find = (urlSlug: string | undefined) =>
    groups.find(({ jobs }) => jobs.some((job) => job.urlSlug === urlSlug));
  const strip = createJobStrip(data, {
    onClose() {
      afterPaint(() => {
        if (strip.shown()) return;
        choose('');
        showChosen(map, undefined);
        map.getCanvas().focus({ preventScroll: true });
        prepare();
      });
    },
    onJob: (urlSlug) => afterPaint(() => markInList(urlSlug)),
  });
  root.append(strip.element);
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && strip.shown()) strip.close();
  });
  map.on('resize', () => {
    const group = strip.shown();
    if (group) reveal(map, group, strip.element);
  });
  followTaps(map, (index) => {
    const group = index === undefined ? undefined : groups[index];
    if (!group) return strip.close();
    strip.show(group);
    afterPaint(() => {
      if (strip.shown() === group) settle(group);
    });
  });
  // A pointer that leaves the list leaves what was tapped marked.
  followList((urlSlug) => showChosen(map, find(urlSlug) ?? strip.shown()));

  /** Most searches name a town, which is then the only place. */
  function prepare(): void {
    if (groups[0]) strip.prepare(groups[0]);
  }
  function choose(urlSlug: string): void {
    chooseJob(urlSlug);
    markInList(urlSlug);
  }
  function settle(group: JobGroup): void {
    strip.focus();
    showChosen(map, group);
    reveal(map, group, strip.element);
    choose(group.jobs.length === 1 ? (group.jobs[0]?.urlSlug ?? '') : '');
  }
  return {
    show(jobs) {
      groups = groupJobs(jobs, map.getMaxZoom());
      showGroups(map, groups);
      const chosen = find(chosenJob());
      if (chosen) strip.show(chosen, chosenJob());
      else strip.hide();
      showChosen(map, chosen);
      map.once('idle', prepare);
      return groups;
    },
  };
}

/** Tells which job of the list someone is at; undefined when they have left it. */
function followList(onJob: (urlSlug: string | undefined) => void): void {
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
function markInList(urlSlug: string): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
    const isMarked = card.dataset['job'] === urlSlug;
    card.ariaCurrent = isMarked ? 'true' : null;
    if (isMarked) card.closest('article')?.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * Tells the index of the group that is tapped, and undefined for a tap on nothing; a number of several places is looked at
 * from closer by.
 */
function followTaps(map: MapLibre, onGroup: (group: number | undefined) => void): void {
  const badges = createShownBadges(map);
  map.on('click', ({ point, originalEvent }) => {
    const badge = badges.tapped(point);
    if (badge && badge.group === undefined) void comeCloser(map, badge, originalEvent);
    else onGroup(badge?.group);
  });
  // A tap makes such a move out of nothing.
  if (!matchMedia('(hover: hover)').matches) return;
  map.on('mousemove', ({ point }) =>
    afterPaint(() => {
      map.getCanvas().style.cursor = badges.isOn(point) ? 'pointer' : '';
    }),
  );
}

/** To where the places of a cluster part. */
async function comeCloser(
  map: MapLibre,
  { cluster, longitude, latitude }: ShownBadge,
  originalEvent: MouseEvent,
): Promise<void> {
  const zoom = await sourceOf(map, JOBS)?.getClusterExpansionZoom(cluster);
  if (zoom !== undefined) map.easeTo({ center: [longitude, latitude], zoom }, { originalEvent });
}
