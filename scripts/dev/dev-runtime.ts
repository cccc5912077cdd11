import path from 'node:path';
import { mapValues } from 'lodash-es';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { RuntimeDoor, RuntimeSource } from '#server/base/runtime-door.ts';
import type { ClientEntries } from '../../runtime/server/client-entries.ts';
import { projectRoot } from '../base/project-root.ts';
import { type ClientInputs, clientInputs } from '../vite/client-inputs.ts';
import { REFRESH_PREAMBLE } from '../vite/react-refresh-preamble.ts';

const DEV_SCRIPTS = ['/@vite/client', REFRESH_PREAMBLE]
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('');

/** The runtime straight from its sources: a new module, hence fresh pages, after every change. */
export function devRuntime(vite: ViteDevServer): RuntimeSource {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no runnable ssr environment.');
  let current: { module: RuntimeDoor; door: RuntimeDoor } | undefined;
  return {
    clientEntries: clientEntriesOfDev(projectRoot, clientInputs({ root: projectRoot })),
    async load() {
      const module: RuntimeDoor = await ssr.runner.import('/runtime/entry-server.tsx');
      if (current?.module !== module) current = { module, door: withDevScripts(module) };
      return current.door;
    },
  };
}

/** Pages get Vite's client, which reloads them when their code or documents change. */
function withDevScripts(module: RuntimeDoor): RuntimeDoor {
  return {
    ...module,
    createRenderer: (entries) => {
      const renderer = module.createRenderer(entries);
      return {
        ...renderer,
        renderPage: (input) => {
          const rendered = renderer.renderPage(input);
          return { ...rendered, html: rendered.html.replace('<head>', `<head>${DEV_SCRIPTS}`) };
        },
      };
    },
  };
}

/** The visitor's scripts as Vite's development server gives them: by their source path. */
function clientEntriesOfDev(root: string, inputs: ClientInputs): ClientEntries {
  const url = (file: string) => `/${path.relative(root, file).split(path.sep).join('/')}`;
  return {
    page: mapValues(inputs.page, url),
    enhance: mapValues(inputs.enhance, url),
    islands: mapValues(inputs.islands, url),
    imports: {},
  };
}
