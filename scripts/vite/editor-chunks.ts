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
