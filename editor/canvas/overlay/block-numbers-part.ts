import { createPart } from '../../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../../ui/parts/part-failure.tsx';

export const BlockNumbersPart = createPart(
  async () => (await import('./block-numbers.tsx')).BlockNumbers,
  QuietPartFailure,
  () => null,
);
