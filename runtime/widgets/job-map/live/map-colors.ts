/** Colours of the site's theme as `#rrggbb`, and those that the map mixes from them. */
export interface MapColors {
  readonly water: string;
  readonly home: string;
  readonly abroad: string;
  readonly coast: string;
  readonly border: string;
  readonly town: string;
  readonly halo: string;
  readonly badge: string;
  readonly onBadge: string;
  readonly chosen: string;
  readonly onChosen: string;
}

export function mapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const paper = color('paper');
  const surface = color('surface');
  const ink = color('ink');
  const line = color('line');
  return {
    water: mix([color('secondary'), ink].find(isCool) ?? ink, surface, 0.18),
    home: paper === surface ? surface : mix(paper, surface, 0.5),
    abroad: mix(line, surface, 0.6),
    coast: mix(ink, surface, 0.35),
    border: mix(ink, surface, 0.45),
    town: mix(ink, surface, 0.85),
    halo: surface,
    badge: color('action'),
    onBadge: color('on-action'),
    chosen: color('accent'),
    onChosen: color('on-accent'),
  };
}

/** @param share of the first colour, from 0 to 1 */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether a colour may be that of water. */
function isCool(color: string): boolean {
  const [red = 0, , blue = 0] = channels(color);
  return blue > red;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
