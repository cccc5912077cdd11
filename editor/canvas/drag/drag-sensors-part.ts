import { createPart } from '../../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../../ui/parts/quiet-part-failure.ts';

export const DragSensorsPart = createPart(
  async () => (await import('./drag-sensors.tsx')).DragSensors,
  QuietPartFailure,
);
