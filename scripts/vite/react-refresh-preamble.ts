import type { Plugin } from 'vite';

/** Address of the module that readies the browser for React's hot reloading; usually an inline script. */
export const REFRESH_PREAMBLE = '/@rumbo/react-refresh';

/** Serves the preamble as a file, so that pages in development need no inline script either. */
export function reactRefreshPreamble(): Plugin {
  return {
    name: 'rumbo:react-refresh-preamble',
    apply: 'serve',
    resolveId: (id) => (id === REFRESH_PREAMBLE ? id : undefined),
    load(id) {
      if (id !== REFRESH_PREAMBLE) return undefined;
      return `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;
    },
  };
}
