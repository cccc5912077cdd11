import { createPart } from '../ui/parts/create-part.tsx';

export const ResultsPart = createPart(
  async () => (await import('./results-screen.tsx')).ResultsScreen,
);
