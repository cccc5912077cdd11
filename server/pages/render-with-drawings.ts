import type { RenderedFragment } from '#runtime/entry-server.tsx';
import type { DrawingSource } from '../assets/drawing-source.ts';

/** Renders what holds drawings; once more only where some of them were not at hand. */
export async function renderWithDrawings<Rendered extends RenderedFragment | undefined>(
  render: (drawings: DrawingSource) => Rendered,
  drawings: DrawingSource,
): Promise<Rendered> {
  const rendered = render(drawings);
  const wanted = rendered?.wantedDrawings ?? [];
  const isAtHand = await Promise.all(wanted.map((hash) => drawings.load(hash)));
  return isAtHand.includes(true) ? render(drawings) : rendered;
}
