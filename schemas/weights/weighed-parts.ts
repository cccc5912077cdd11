import type { WeightTable } from '../definitions/weight-table.ts';
import type { PageDocument } from '../documents/documents.ts';
import type { ShownWidget } from '../fields/shown-widgets.ts';

/** A page taken apart for weighing. */
export interface WeighedParts {
  readonly page: PageDocument;
  readonly shown: readonly ShownWidget[];
  readonly table: WeightTable;
  /** Whether its site asks visitors to be measured. */
  readonly isMeasured: boolean;
}
