import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { build, type PreviewServer, preview } from 'vite';

export interface ServedForm {
  readonly origin: string;
  close(): Promise<void>;
}

/** Where the control's own files are; everything else comes from the product. */
const FILES = 'plain-form';

/**
 * Builds the control of `form-interactions.ts` for production and serves it in the page of the product's form: the same
 * document with the scripts of everything else in it, and the control in the place of the form.
 * @param formUrl of the product's page
 */
export async function servePlainForm(formUrl: string): Promise<ServedForm> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'rumbo-plain-form-'));
  const root = path.join(import.meta.dirname, 'plain-form');
  const common = { configFile: false, logLevel: 'warn', root } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true, assetsDir: FILES } });
  let page = '';
  const servePage = ({ middlewares }: PreviewServer) => {
    middlewares.use('/form', (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    });
  };
  const server = await preview({
    ...common,
    build: { outDir },
    plugins: [{ name: 'form-page', configurePreviewServer: servePage }],
    preview: {
      port: 0,
      host: '127.0.0.1',
      proxy: { [`^/(?!form$|${FILES}/|$)`]: new URL(formUrl).origin },
    },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The control has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  page = withControl(await textAt(formUrl), await textAt(origin));
  return {
    origin: `${origin}/form`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

/** The page of the product with what the control's own page loads. */
function withControl(productHtml: string, controlHtml: string): string {
  const { document } = new JSDOM(productHtml, { virtualConsole: new VirtualConsole() }).window;
  const control = new JSDOM(controlHtml).window.document;
  const form = document.querySelector('[data-apply-form] form');
  const island = form?.closest('[data-island]');
  if (!form || !island) throw new Error('The page has no form that the control could stand for.');
  // Without its mark the loader leaves the product's form alone.
  island.removeAttribute('data-island');
  const root = document.createElement('div');
  root.id = 'root';
  form.replaceWith(root);
  document.head.append(...control.head.querySelectorAll('style, script, link'));
  return document.documentElement.outerHTML;
}

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}
