import type { RenderedPage, Renderer, RenderInput } from '#runtime/entry-server.tsx';
import type { DrawingSource } from '../assets/drawing-source.ts';

/** Renders a page that holds its first drawing; once more only where the drawing was not at hand. */
export async function renderWithDrawing(
  renderer: Renderer,
  input: RenderInput,
  drawings: DrawingSource,
): Promise<RenderedPage> {
  const rendered = renderer.renderPage({ ...input, drawings });
  const { wantedDrawing } = rendered;
  if (wantedDrawing === undefined || !(await drawings.load(wantedDrawing))) return rendered;
  return renderer.renderPage({ ...input, drawings });
}
