/**
 * What nearly every page loads: clicks that are told, the visitor's choice, marks of jobs. In one file instead of five of a few hundred bytes
 * each: small files compress badly, and browsers ask six at a time, for half a second each on a slow network.
 */
const ON_EVERY_PAGE =
  /[\\/]runtime[\\/](?:base[\\/]track|client[\\/]memory[\\/](?:consent|kept-marks|visit-source))\.ts$/;

export const clientChunks = {
  groups: [{ name: 'core', test: ON_EVERY_PAGE }],
};
