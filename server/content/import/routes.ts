import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ImportReport, importQuery, importReport } from '#schemas/api/content-transfer.ts';
import { fail, type Result } from '#schemas/problems/result.ts';
import { scopeMissing, sendAccessRefusal } from '../../access/access-refusal.ts';
import { JobLimit } from '../../base/job-limit.ts';
import { type Api, type ApiRequest, problems } from '../../http/api.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from '../../http/http-problem.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { isTooLong, type ReceiveFailure, receiveBody } from '../../http/receive-body.ts';
import { requireIfMatch, takeDocumentsAsText } from '../documents/content-request.ts';
import { findContentSite } from '../documents/content-site.ts';
import { CHANGE_PROBLEMS, EDIT, IF_MATCH, SITE } from '../documents/route-words.ts';
import { type ArchiveFile, withArchive } from '../zip/archive-file.ts';
import { MAX_ARCHIVE_BYTES } from '../zip/archive-limits.ts';
import type { Told } from '../zip/archive-refusal.ts';
import { overSize } from '../zip/read-directory.ts';
import { type ImportFolder, readImportFolder, toDocumentFolder } from './import-folder.ts';
import { type ImportRunOptions, type ImportTask, runImport } from './import-run.ts';

const importSchema = {
  ...SITE,
  operationId: 'importSite',
  summary:
    'Import a site’s zip, one page or one form, all of it or nothing; `dryRun` only tells what would happen',
  description: `The body is the archive, or the document of a page or form. ${IF_MATCH}`,
  consumes: ['application/zip', 'application/json'],
  querystring: importQuery,
  response: { 200: importReport, ...problems(413, 415), ...CHANGE_PROBLEMS },
} as const;

type ImportRequest = ApiRequest<typeof importSchema>;

const ARCHIVE_TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
] as const;

/** Imports that are judged at once: the documents of each are in memory. */
const PARALLEL_IMPORTS = 2;

/** `POST /content/v1/sites/{siteId}/import` */
export function addImportRoute(content: Api, options: ImportRunOptions): void {
  const limit = new JobLimit(PARALLEL_IMPORTS);
  void content.register(async (imports) => {
    takeDocumentsAsText(imports);
    imports.addContentTypeParser([...ARCHIVE_TYPES], (_request, body, done) => done(null, body));
    // Otherwise Node would read the rest of a refused body, however long it is, before the next request.
    imports.addHook('onSend', async ({ raw }, reply) => {
      if (!raw.complete) reply.header('connection', 'close');
    });
    imports.post(
      '/sites/:siteId/import',
      { schema: importSchema, config: EDIT },
      async (request, reply) => {
        const task = await requireTask(options, request, reply);
        if (task === undefined) return reply;
        const carryOut = (folder: ImportFolder) => runImport(options, task, folder);
        const report = await withFolder(request, { ...options, limit }, carryOut);
        return report.ok ? report.value : sendFailure(reply, report.problems);
      },
    );
  });
}

/** What a request asks for; undefined after it was answered why it may not. */
async function requireTask(
  { database }: ImportRunOptions,
  request: ImportRequest,
  reply: FastifyReply,
): Promise<ImportTask | undefined> {
  const { actor, params, query } = request;
  const { dryRun = false, publish = false, onlyNew = false } = query;
  const site = await findContentSite(database.kysely, actor, params.siteId);
  // Whole sites come from elsewhere with the operator alone, who may make them.
  const isNew = actor.agencyId === undefined && typeof request.body !== 'string';
  if (site === undefined && !isNew) {
    const detail = `No site has the id "${params.siteId}".`;
    sendProblem(reply, createHttpProblem('site-unknown', detail));
    return undefined;
  }
  if (publish && !actor.scopes.has('publish')) {
    sendAccessRefusal(reply, [scopeMissing(actor, 'publish')]);
    return undefined;
  }
  const ifMatch = dryRun ? '*' : requireIfMatch(request, reply);
  if (ifMatch === undefined) return undefined;
  const language = readerLanguage(request);
  return { siteId: params.siteId, site, actor, ifMatch, dryRun, publish, onlyNew, language };
}

type FolderTask = (folder: ImportFolder) => Promise<Result<ImportReport, HttpProblem>>;

/** Runs a task on what the body brings, which is there only meanwhile. */
async function withFolder(
  request: ImportRequest,
  { assets, limit }: Pick<ImportRunOptions, 'assets'> & { readonly limit: JobLimit },
  task: FolderTask,
): Promise<Result<ImportReport, HttpProblem>> {
  const { body, headers, socket } = request;
  const language = readerLanguage(request);
  if (typeof body === 'string') return limit.run(() => task(toDocumentFolder(body)));
  if (isTooLong(headers['content-length'], MAX_ARCHIVE_BYTES))
    return fail(uploadProblem('too-large', language));
  const received = await receiveBody(body instanceof Readable ? body : Readable.from([]), {
    directory: assets.uploads.incoming,
    maxBytes: MAX_ARCHIVE_BYTES,
  });
  if (!received.ok) return fail(...received.problems.map((each) => uploadProblem(each, language)));
  // The connection is silent while pictures are judged.
  if (socket instanceof Socket) socket.setTimeout(0);
  try {
    return await limit.run(() =>
      withArchive(received.value.path, (file) => readAndRun(file, task, language)),
    );
  } finally {
    await received.value.remove();
  }
}

async function readAndRun(
  file: ArchiveFile,
  task: FolderTask,
  language: keyof Told,
): Promise<Result<ImportReport, HttpProblem>> {
  const folder = await readImportFolder(file);
  if (folder.ok) return task(folder.value);
  return fail(
    ...folder.problems.map(({ code, detail }) => createHttpProblem(code, detail[language])),
  );
}

const BROKEN_OFF: Told = {
  en: 'The connection broke off before the whole archive had arrived. Send it again; nothing has changed.',
  es: 'La conexión se cortó antes de que llegara todo el archivo. Envíalo otra vez; nada cambió.',
};

function uploadProblem(failure: ReceiveFailure, language: keyof Told): HttpProblem {
  return failure === 'too-large'
    ? createHttpProblem('archive-too-large', overSize()[language])
    : createHttpProblem('request-refused', BROKEN_OFF[language]);
}

function sendFailure(reply: FastifyReply, [problem]: readonly HttpProblem[]): FastifyReply {
  if (problem === undefined) throw new Error('An import failed without a problem.');
  return sendProblem(reply, problem);
}
