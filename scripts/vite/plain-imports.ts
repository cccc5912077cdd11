import type { Plugin } from 'vite';

/** What Vite puts around imports that run later, so that their styles and hints for the browser load first. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Visitors' scripts have neither styles nor hints of their own: their later imports stay as they were written. */
export function plainImports(): Plugin {
  return {
    name: 'rumbo:plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
