import type { Plugin } from 'vite';

/** An import that runs later, as builds print it: of another file beside it. */
const LATER_IMPORT = /\bimport\(([`"'])(\.\/[^`"'$?]+)\1\)/g;

/**
 * Browsers remember that a module did not come, and refuse it from then on without asking the network again: nothing
 * could be tried again on a page that was offline once. Later imports have a second address for that.
 */
export function importAgain(): Plugin {
  return {
    name: 'rumbo:import-again',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'editor',
    generateBundle: {
      // Behind Vite, which finds by the imports what styles they need.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withSecondAddress(file.code);
      },
    },
  };
}

/** The same script, whose later imports ask under an address that no browser has seen once theirs does not come. */
export function withSecondAddress(code: string): string {
  return code.replace(
    LATER_IMPORT,
    (first, _quote, file) => `${first}.catch(()=>import("${file}?"+Date.now()))`,
  );
}
