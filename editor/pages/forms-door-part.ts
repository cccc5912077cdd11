import { createPart } from '../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../ui/parts/part-failure.tsx';

export const FormsDoorPart = createPart(
  async () => (await import('./forms-door.tsx')).FormsDoor,
  QuietPartFailure,
);
