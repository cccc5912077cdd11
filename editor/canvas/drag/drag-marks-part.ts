import { createPart } from '../../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../../ui/parts/part-failure.tsx';

export const DragMarksPart = createPart(
  async () => (await import('./drag-marks-layer.tsx')).DragMarksLayer,
  QuietPartFailure,
);
