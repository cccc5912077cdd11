export type Landmark = 'header' | 'footer';

export interface Landmarks<Band> {
  readonly header: readonly Band[];
  readonly main: readonly Band[];
  readonly footer: readonly Band[];
}

/** The first and last of a page's bands are its header and footer, as far as they show such widgets. */
export function splitByLandmark<Band>(
  bands: readonly Band[],
  landmarkOf: (band: Band) => Landmark | undefined,
): Landmarks<Band> {
  const start = bands.findIndex((band) => landmarkOf(band) !== 'header');
  const mainStart = start === -1 ? bands.length : start;
  const end = bands.findLastIndex((band) => landmarkOf(band) !== 'footer');
  const mainEnd = Math.max(end + 1, mainStart);
  return {
    header: bands.slice(0, mainStart),
    main: bands.slice(mainStart, mainEnd),
    footer: bands.slice(mainEnd),
  };
}
