import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../base/error-text.ts';
import { type EncodedBodies, encodeBody, encodePlain } from './encoded-body.ts';
import { createHttpProblem, sendProblem } from './http-problem.ts';
import { IMMUTABLE } from './immutable.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Headers } from './security-headers.ts';
import { sendEncoded } from './send-encoded.ts';

const COMPRESSED_ALREADY = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2']);

/**
 * Files of the editor above this size come quickly compressed to whoever asks first: the best compression of the worker
 * that draws PDFs takes two seconds. It is made meanwhile, for all who follow.
 */
const LARGE_BYTES = 256 * 1024;

/** The files of a build, each compressed when first asked for and then kept in memory. */
class StaticFolder {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #bodies = new Map<string, Promise<EncodedBodies>>();
  readonly #quickFrom: number;

  private constructor(paths: ReadonlyMap<string, string>, quickFrom: number) {
    this.#paths = paths;
    this.#quickFrom = quickFrom;
  }

  /**
   * Lists the folder once: only a name of that list is ever opened. A missing folder has no files.
   * @param quickFrom bytes of a file whose first answer does not wait for the best compression
   */
  static async open(
    directory: string,
    quickFrom = Number.POSITIVE_INFINITY,
  ): Promise<StaticFolder> {
    const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(
      emptyWhenMissing,
    );
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const names = files.map((path): [string, string] => [
      relative(directory, path).split(sep).join('/'),
      path,
    ]);
    return new StaticFolder(new Map(names.filter(([name]) => !name.startsWith('.'))), quickFrom);
  }

  /** A file by its path inside the folder, with `/`. */
  load(name: string): Promise<EncodedBodies> | undefined {
    const path = this.#paths.get(name);
    if (path === undefined) return undefined;
    const known = this.#bodies.get(name) ?? this.#encode(name, path);
    this.#bodies.set(name, known);
    known.catch(() => this.#bodies.delete(name));
    return known;
  }

  async #encode(name: string, path: string): Promise<EncodedBodies> {
    const bytes = await readFile(path);
    if (COMPRESSED_ALREADY.has(extname(path))) return encodePlain(bytes);
    if (bytes.length < this.#quickFrom) return encodeBody(bytes, 'forever');
    const quick = await encodeBody(bytes, 'version');
    void encodeBody(bytes, 'forever').then((best) => this.#bodies.set(name, Promise.resolve(best)));
    return quick;
  }
}

/** Folders of the build and of the runtime that are served as they are. */
export interface StaticFolders {
  readonly clientDir: string;
  readonly editorDir: string;
  readonly fontsDir: string;
}

/** The editor draws recruiters' themes as inline styles; its scripts are its own files alone. */
const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const EDITOR_PAGE: Headers = {
  'content-type': mediaTypeOf('html'),
  'content-security-policy': EDITOR_POLICY,
  // The link that opens the editor carries the token.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
};

/** How the name of the script begins that answers for saved jobs without a network. */
const SAVED_PAGES_WORKER = 'saved-pages-worker-';

/** It stands below `/build`, and asks this server for pages that stand elsewhere. */
const WORKER_HEADERS: Headers = {
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

const HIDDEN = { schema: { hide: true } };

/** `/build`, `/fonts` and `/editor`. */
export async function addStaticRoutes(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const [client, editor, fonts] = await Promise.all([
    StaticFolder.open(folders.clientDir),
    StaticFolder.open(folders.editorDir, LARGE_BYTES),
    StaticFolder.open(folders.fontsDir),
  ]);
  addFolder(app, '/build', client);
  addFolder(app, '/fonts', fonts);
  addEditor(app, editor);
}

function addFolder(app: FastifyInstance, prefix: string, folder: StaticFolder): void {
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, HIDDEN, (request, reply) =>
    sendFile(request, reply, folder, request.params['*']),
  );
}

function addEditor(app: FastifyInstance, folder: StaticFolder): void {
  for (const path of ['/editor', '/editor/']) {
    app.get(path, HIDDEN, (request, reply) => sendFile(request, reply, folder, 'index.html'));
  }
  app.get('/editor/bench', HIDDEN, (request, reply) =>
    sendFile(request, reply, folder, 'bench/index.html'),
  );
  addFolder(app, '/editor', folder);
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: StaticFolder,
  name: string,
): Promise<FastifyReply> {
  const bodies = await folder.load(name);
  if (bodies === undefined) return sendUnknown(reply);
  const extension = extname(name).slice(1);
  const headers = {
    'content-type': mediaTypeOf(extension),
    'cache-control': IMMUTABLE,
    ...(name.startsWith(SAVED_PAGES_WORKER) && WORKER_HEADERS),
  };
  // The editor's pages are the only HTML of any build, and the only names without a hash.
  return sendEncoded(request, reply, {
    bodies,
    headers: extension === 'html' ? EDITOR_PAGE : headers,
  });
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, createHttpProblem('asset-unknown', 'The build has no such file.'));
}

function emptyWhenMissing(error: unknown): [] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
