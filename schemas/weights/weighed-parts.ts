import type { PageDocument } from '../documents.ts';
import type { ShownWidget } from '../shown-widgets.ts';
import type { WeightTable } from './weight-table.ts';

/** A page taken apart for weighing. */
export interface WeighedParts {
  readonly page: PageDocument;
  readonly shown: readonly ShownWidget[];
  readonly table: WeightTable;
}
