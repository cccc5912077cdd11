import type { Plugin } from 'vite';

/** In development a change of code that only the server runs reloads the page; islands keep their state. */
export function reloadStaticWidgets(): Plugin {
  return {
    name: 'rumbo:reload-static-widgets',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      if (!client.moduleGraph.getModulesByFile(file)?.size)
        client.hot.send({ type: 'full-reload', path: '*' });
    },
  };
}
