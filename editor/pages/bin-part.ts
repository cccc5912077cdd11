import { createPart } from '../ui/parts/create-part.tsx';

export const BinPart = createPart(async () => (await import('./bin-list.tsx')).BinList);
