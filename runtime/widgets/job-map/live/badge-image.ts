import { countText } from '../../../jobs/count-text.ts';
import type { MapColors } from './map-colors.ts';

/** What badges are drawn with beside colours. */
export interface BadgeLook {
  readonly colors: MapColors;
  /** CSS font family. */
  readonly font: string;
  /** CSS pixels. */
  readonly radius: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

const RING = 2;

/** A number of jobs as a picture for the map; one job is a dot. Undefined for a name that is no badge's. */
export function badgeImage(name: string, look: BadgeLook): ImageData | undefined {
  const [, kind, digits = ''] = /^(jobs|chosen)-(\d+)$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const { text, width, height } = badgeBox(Number(digits));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * look.ratio);
  canvas.height = Math.ceil(height * look.ratio);
  // What is read back at once is not worth a graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.scale(look.ratio, look.ratio);
  drawBadge(context, { width, height, text, isChosen: kind === 'chosen', ...look });
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** What a badge says, and its size in CSS pixels. */
export function badgeBox(count: number): Pick<Badge, 'text' | 'width' | 'height'> {
  const text = count === 1 ? '' : countText(count);
  const height = heightOf(text);
  return { text, height, width: Math.max(height, text.length * 9 + 16) };
}

function heightOf(text: string): number {
  if (text === '') return 24;
  return text.length > 2 ? 38 : 32;
}

interface Badge extends BadgeLook {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly isChosen: boolean;
}

function drawBadge(context: CanvasRenderingContext2D, badge: Badge): void {
  const { width, height, text, isChosen, colors, font, radius } = badge;
  const [ground, ink] = isChosen
    ? [colors.chosen, colors.onChosen]
    : [colors.badge, colors.onBadge];
  context.beginPath();
  context.roundRect(RING / 2, RING / 2, width - RING, height - RING, Math.min(radius, height / 2));
  context.fillStyle = ground;
  context.fill();
  context.lineWidth = RING;
  context.strokeStyle = isChosen ? ink : colors.halo;
  context.stroke();
  context.fillStyle = ink;
  if (text === '') drawDot(context, badge);
  else drawText(context, { width, height, text, font });
}

function drawDot(context: CanvasRenderingContext2D, { width, height }: Badge): void {
  context.beginPath();
  context.arc(width / 2, height / 2, 4, 0, 2 * Math.PI);
  context.fill();
}

function drawText(
  context: CanvasRenderingContext2D,
  { width, height, text, font }: Pick<Badge, 'width' | 'height' | 'text' | 'font'>,
): void {
  context.font = `700 15px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, width / 2, height / 2 + 1, width - 8);
}
