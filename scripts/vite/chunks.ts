/**
 * What nearly every page loads: clicks that are told, the visitor's choice, marks of jobs. In one file instead of five of a few hundred bytes
 * each: small files compress badly, and browsers ask six at a time, for half a second each on a slow network.
 */
const ON_EVERY_PAGE =
  /[\\/]runtime[\\/](?:base[\\/]track|client[\\/]memory[\\/](?:consent|kept-marks|visit-source))\.ts$/;

export const clientChunks = {
  groups: [{ name: 'core', test: ON_EVERY_PAGE }],
};

/** The pages of the editor themselves: what starts one of them must not start with the other. */
const STARTS = /[\\/]editor[\\/](?:bench[\\/].*|main\.tsx|index\.html)$/;

/**
 * What the editor opens with comes in two files instead of seventy: one with the libraries, which most deployments leave
 * as they were, and one with its own code. Small files compress badly, and each costs a request.
 */
export const editorChunks = {
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
    {
      name: 'workshop',
      tags: ['$initial' as const],
      test: (id: string) => !STARTS.test(id),
      priority: 1,
    },
  ],
};
