import { createPart } from '../parts/create-part.tsx';
import { QuietPartFailure } from '../parts/quiet-part-failure.ts';

export const DragSensorsPart = createPart(
  async () => (await import('./drag-sensors.tsx')).DragSensors,
  QuietPartFailure,
);
