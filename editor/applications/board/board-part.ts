import { createPart } from '../../ui/parts/create-part.tsx';

/** Dragging is loaded with the board alone. */
export const BoardPart = createPart(async () => (await import('./board.tsx')).Board);
