import {
  PREVIEW_JOB_COUNTS,
  PREVIEW_JOB_STATES,
  type PreviewJobCount,
  type PreviewJobState,
} from '#schemas/api/constants.ts';
import type { PreviewQuery } from '#schemas/api/preview.ts';

/** What a preview pretends of the site and of its visitor. */
export interface PreviewStates {
  readonly jobs: PreviewJobCount;
  readonly job: PreviewJobState;
  readonly isMotionReduced: boolean;
  readonly isNetworkSlow: boolean;
  readonly variant: 'p' | null;
}

/** Everything as it is. */
export const REAL_STATES: PreviewStates = toStates({});

/** The segment of a preview that pretends nothing. */
const REAL = 'real';

/** As one segment of the preview's address, so that what a page links and asks for pretends the same. */
export function formatStates({ jobs, job, motion, network, variant }: PreviewQuery): string {
  const parts = Object.entries({ jobs, job, motion, network, variant }).flatMap(([name, value]) =>
    value === undefined || value === 'real' ? [] : [`${name}-${value}`],
  );
  return parts.length === 0 ? REAL : parts.join('.');
}

/** Whatever the segment says that no preview can pretend is left out. */
export function parseStates(segment: string): PreviewStates {
  return toStates(
    Object.fromEntries(
      segment.split('.').map((part) => {
        const at = part.indexOf('-');
        return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
      }),
    ),
  );
}

function toStates(values: Readonly<Record<string, string>>): PreviewStates {
  return {
    jobs: PREVIEW_JOB_COUNTS.find((count) => count === values['jobs']) ?? 'real',
    job: PREVIEW_JOB_STATES.find((state) => state === values['job']) ?? 'real',
    isMotionReduced: values['motion'] === 'reduced',
    isNetworkSlow: values['network'] === 'slow',
    variant: values['variant'] === 'p' ? 'p' : null,
  };
}

const PREVIEW_PATH = /^\/content\/v1\/sites\/[^/]+\/preview\/([^/]+)\//;
const SHARED_PATH = /^\/preview\/[^/]*~/;

/**
 * What the preview pretends that an address leads to, or that sent a request; undefined where it is none. Only the
 * path says so: in a query anybody may write anything, and a visitor's application must not count as tried.
 */
export function statesOfAddress(address: string | undefined): PreviewStates | undefined {
  const path = pathOf(address);
  const segment = PREVIEW_PATH.exec(path)?.[1];
  if (segment !== undefined) return parseStates(segment);
  return SHARED_PATH.test(path) ? REAL_STATES : undefined;
}

/** @param address with its origin, or from its path on */
function pathOf(address = ''): string {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0] ?? '';
  return URL.canParse(address) ? new URL(address).pathname : '';
}
