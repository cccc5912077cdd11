import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '../base/project-root.ts';

/** Addresses that belong to sources: Vite serves them, the product all others. */
const SOURCES = /^\/(?:@|node_modules\/|runtime\/|schemas\/|editor\/|\.cache\/)/;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Puts Vite in front of a running product, so that both answer on one port. */
export function serveThroughVite(server: Server, vite: ViteDevServer): void {
  const product = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    if (pathname === '/editor' || pathname === '/editor/') {
      sendEditor(vite, response).catch((error: unknown) => response.destroy(toError(error)));
      return;
    }
    withoutContentPolicy(response);
    const answer = () => {
      for (const listener of product) listener(request, response);
    };
    if (SOURCES.test(pathname)) vite.middlewares(request, response, answer);
    else answer();
  });
}

async function sendEditor(vite: ViteDevServer, response: ServerResponse): Promise<void> {
  const template = readFileSync(path.join(projectRoot, 'editor/index.html'), 'utf8');
  const html = await vite.transformIndexHtml('/editor/index.html', template);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Vite's client puts styles into the page as they change, which the policy of production forbids. */
function withoutContentPolicy(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? response : setHeader(name, value);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers?: Record<string, string>) => {
    const { 'content-security-policy': _, ...others } = headers ?? {};
    return writeHead(status, others);
  }) as typeof response.writeHead;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
