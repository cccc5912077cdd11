import type { JobScope } from '../../job-scope.ts';
import type { JobSelection } from '../normalise-search.ts';
import { countJobs, type SummarySource } from '../search-summary.ts';

/** A search that reaches farther than was asked for. */
export interface WideSearch {
  readonly selection: JobSelection;
  readonly distanceInKm: number;
}

export interface WideningOptions {
  readonly selection: JobSelection;
  readonly mayWiden: boolean;
  /** Jobs of the selection. */
  readonly total: number;
}

/** Fewer jobs do not fill two pages of a list. */
const FEW_JOBS = 10;
/** Of the radii that the search offers (decisions.md, "Search and location") those of a way to work. */
const WIDER_KM = [25, 50];

/**
 * The selection with the first of the wider distances that brings enough jobs, else with the widest that brings more;
 * undefined where none does, or enough are where they were asked for.
 */
export async function widenSearch(
  source: SummarySource,
  scope: JobScope,
  { selection, mayWiden, total }: WideningOptions,
): Promise<WideSearch | undefined> {
  const isAround = selection.towns?.isAround ?? false;
  if (!isPlaced(selection, mayWiden) || (total >= FEW_JOBS && !isAround)) return undefined;
  // A facet finds what it tells: whether it is chosen does not change where jobs are searched.
  const count = (of: JobSelection) => countJobs(source, scope, { ...of, allowed: [] });
  const asked = selection.allowed.length === 0 ? total : await count(selection);
  if (asked >= FEW_JOBS && !isAround) return undefined;
  let widest: WideSearch | undefined;
  let most = asked;
  for (const distanceInKm of WIDER_KM) {
    const wider = widen(selection, distanceInKm);
    const found = wider === undefined ? 0 : await count(wider);
    if (wider === undefined || found <= most) continue;
    widest = { selection: wider, distanceInKm };
    most = found;
    if (found >= FEW_JOBS) break;
  }
  return widest;
}

function isPlaced({ towns, radii }: JobSelection, mayWiden: boolean): boolean {
  return towns !== undefined || (mayWiden && radii.length > 0);
}

/** Undefined where the distance is no wider. */
function widen(selection: JobSelection, distanceInKm: number): JobSelection | undefined {
  const { towns, radii } = selection;
  if (towns !== undefined) return { ...selection, towns: { ...towns, aroundKm: distanceInKm } };
  const askedKm = Math.max(...radii.map((radius) => radius.distanceInKm));
  if (askedKm >= distanceInKm) return undefined;
  return { ...selection, askedKm, radii: radii.map((radius) => ({ ...radius, distanceInKm })) };
}
