import type { MapJob } from './load-jobs.ts';

/** Jobs at one point, such as all of a town. */
export interface JobGroup {
  readonly longitude: number;
  readonly latitude: number;
  readonly jobs: readonly MapJob[];
}

/** In the order of their first jobs. */
export function groupJobs(jobs: readonly MapJob[]): readonly JobGroup[] {
  const groups = new Map<string, { longitude: number; latitude: number; jobs: MapJob[] }>();
  for (const job of jobs) {
    const { longitude, latitude } = job;
    const key = `${longitude} ${latitude}`;
    const group = groups.get(key) ?? { longitude, latitude, jobs: [] };
    group.jobs.push(job);
    groups.set(key, group);
  }
  return [...groups.values()];
}
