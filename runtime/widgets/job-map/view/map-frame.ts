import type { MapData } from './map-data.ts';

/** What the server printed for a map. Every change of the search prints it anew. */
export interface MapFrame {
  readonly data: MapData;
  /** Says by `data-state` how far the map is. */
  readonly stage: HTMLElement;
  readonly host: HTMLElement;
  readonly status: HTMLElement;
  readonly retry: HTMLElement;
  /** Leads to the search of the part that is in sight. */
  readonly area: HTMLAnchorElement;
  readonly count: HTMLElement;
}

/** Undefined where the page shows no map. */
export function readFrame(): MapFrame | undefined {
  const root = document.querySelector('[data-job-map]');
  const part = (name: string) => root?.querySelector<HTMLElement>(`[data-map-${name}]`);
  const [host, status, retry, area, count, data] = [
    ...[part('host'), part('status'), part('retry')],
    ...[part('area'), part('count'), part('data')],
  ];
  const stage = host?.parentElement;
  if (!host || !stage || !status || !retry || !count || !data) return undefined;
  if (!(area instanceof HTMLAnchorElement)) return undefined;
  // The page's own words.
  const known = JSON.parse(data.textContent ?? '') as MapData;
  return { data: known, stage, host, status, retry, area, count };
}

/** Says that the map is on its way, again. */
export function tellLoading({ data, stage, status }: MapFrame): void {
  delete stage.dataset['state'];
  status.textContent = data.texts.loading;
}

/** Whether the map did not come and may the next time. */
export function hasFailed({ stage, retry }: MapFrame): boolean {
  return stage.dataset['state'] === 'failed' && !retry.hidden;
}

/** Says in the place of the map why there is none; the list stays. */
export function tellFailure(
  { data, stage, status, retry }: MapFrame,
  reason: 'failed' | 'no-webgl',
): void {
  stage.dataset['state'] = 'failed';
  status.textContent = data.texts[reason];
  // What cannot draw maps cannot draw one the second time either.
  retry.hidden = reason === 'no-webgl';
}
