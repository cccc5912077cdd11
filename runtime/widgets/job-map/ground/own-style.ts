import type { StyleSpecification } from 'maplibre-gl';

/** A map that takes longer than this is not waited for: jobs matter more than what they stand on. */
export const OWN_MAP_MS = 8000;

/** The style of a site's own map; undefined where none comes in time. */
export async function loadOwnStyle(url: string): Promise<StyleSpecification | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(OWN_MAP_MS) });
    return response.ok ? parseStyle(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Only whether it is a style at all: MapLibre says what is wrong with one. */
function parseStyle(value: unknown): StyleSpecification | undefined {
  const isStyle =
    typeof value === 'object' && value !== null && 'layers' in value && 'sources' in value;
  return isStyle ? (value as StyleSpecification) : undefined;
}
