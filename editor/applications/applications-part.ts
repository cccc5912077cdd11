import { createPart } from '../ui/parts/create-part.tsx';

export const ApplicationsPart = createPart(
  async () => (await import('./applications-screen.tsx')).ApplicationsScreen,
);
