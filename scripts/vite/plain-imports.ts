import type { Plugin } from 'vite';

/** What puts a helper around imports that run later, so that their styles and hints for the browser load first. */
const WRAPPER = 'native:import-analysis-build';

/** Visitors' scripts have neither styles nor hints of their own: their later imports stay as they were written. */
export function plainImports(): Plugin {
  return {
    name: 'rumbo:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === WRAPPER);
      if (!wrapper) throw new Error(`Vite has no plugin "${WRAPPER}" any more.`);
      const applies = wrapper.applyToEnvironment;
      wrapper.applyToEnvironment = (environment) =>
        environment.name !== 'client' && (applies?.(environment) ?? true);
    },
  };
}
