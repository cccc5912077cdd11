import type { Point } from '#schemas/api/jobs.ts';

/** A populated place of Mexico. */
export interface Place extends Point {
  /** GeoNames id */
  readonly id: number;
  /** as Mexicans call it: 'Ciudad Juárez', 'León', 'Naucalpan' */
  readonly city: string;
  /** one of `stateNames` */
  readonly state: string;
  readonly country: string;
  readonly population: number;
  readonly municipality: string | null;
}

/** A place with everything it is called: official, former and colloquial names. */
export interface NamedPlace extends Place {
  /** folded, each once; the first is that of `city` */
  readonly names: readonly string[];
}
