import { createPart } from '../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../ui/parts/part-failure.tsx';

export const SiteDoorsPart = createPart(
  async () => (await import('./site-doors.tsx')).SiteDoors,
  QuietPartFailure,
);
