import { createPart } from '../../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../../ui/parts/part-failure.tsx';

export const DragSensorsPart = createPart(
  async () => (await import('./drag-sensors.tsx')).DragSensors,
  QuietPartFailure,
);
