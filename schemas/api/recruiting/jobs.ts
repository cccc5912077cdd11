import { type Static, Type } from 'typebox';
import { list, nullable } from '../shapes.ts';

/** Jobs that a recruiter chooses among, those first to which somebody applied last. */
export const MAX_APPLIED_JOBS = 500;

const appliedJob = Type.Object({
  id: Type.String(),
  title: nullable(Type.String({ description: 'null where the job is gone' })),
  place: nullable(Type.String()),
});
export type AppliedJob = Static<typeof appliedJob>;

export const appliedJobs = Type.Object(
  { data: list(appliedJob, { maxItems: MAX_APPLIED_JOBS }) },
  {
    $id: 'AppliedJobs',
    examples: [{ data: [{ id: '4711', title: 'Repartidora en moto', place: 'León, Guanajuato' }] }],
  },
);
