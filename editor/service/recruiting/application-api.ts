import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { chunk } from 'lodash-es';
import type {
  ApplicationDetail,
  ApplicationFilters,
  ApplicationsAnswer,
} from '#schemas/api/recruiting/applications.ts';
import {
  type ApplicationPatch,
  type BulkAnswer,
  type BulkRequest,
  MAX_BULK,
  type NoteRequest,
} from '#schemas/api/recruiting/changes.ts';
import type { ResumeReadingAnswer } from '#schemas/api/resumes.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';
import {
  applicationDetail,
  applicationsAnswer,
  bulkAnswer,
  myDataLink,
  resumeReadingAnswer,
} from '#schemas/generated/recruiting-answers.ts';
import { ContentError } from '../request/content-error.ts';
import { contentUrl, fetchContentBytes, sendContent } from '../request/content-request.ts';
import { readResponse } from '../request/read-response.ts';

/** One application, and the state of it that a change is based on. */
export interface ApplicationTarget {
  readonly siteId: string;
  readonly id: string;
  readonly etag: string;
}

/**
 * Applications of a site, the newest first, a page at a time. Each request leaves a line in the record of changes, so
 * nothing is asked for again by itself.
 */
export function useApplications(siteId: string, filters: ApplicationFilters) {
  return useInfiniteQuery(
    applicationPages(siteId, { queryKey: ['applications', siteId, filters], filters }),
  );
}

interface PagesRequest {
  readonly queryKey: readonly unknown[];
  readonly filters: ApplicationFilters;
  /** Reads the first page, where it comes with others. */
  readonly first?: () => Promise<ApplicationsAnswer>;
}

/** The query of a list that is read a page at a time. */
export function applicationPages(siteId: string, { queryKey, filters, first }: PagesRequest) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      pageParam === '' && first
        ? first()
        : listApplications(siteId, { filters, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // News keeps the lists that are shown as they are there, and no other.
    gcTime: 0,
  });
}

/** What somebody sent, with what recruiters wrote about it. */
export function useApplication(siteId: string, id: string) {
  return useQuery({
    queryKey: ['application', siteId, id],
    queryFn: ({ signal }) => loadApplication(siteId, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The text of a CV, and what was read in which line. Each reading leaves a line in the record of changes. */
export function useResumeReading(siteId: string, id: string, fileId: string) {
  return useQuery({
    queryKey: ['resume-reading', siteId, id, fileId],
    queryFn: ({ signal }) => readResume(pathOfFile({ siteId, id, fileId }), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readResume(
  path: readonly string[],
  signal: AbortSignal,
): Promise<ResumeReadingAnswer> {
  const { text } = await sendContent({ path: [...path, 'reading'], signal });
  return readResponse(resumeReadingAnswer, text);
}

export interface SentFileKey {
  readonly siteId: string;
  /** Of the application. */
  readonly id: string;
  readonly fileId: string;
}

/** What a file is made of. Each fetch leaves a line in the record of changes. */
export function useFileBytes(file: SentFileKey) {
  return useQuery({
    queryKey: ['application-file', file.siteId, file.id, file.fileId],
    queryFn: ({ signal }) => fetchContentBytes({ path: pathOfFile(file), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function pathOfFile({ siteId, id, fileId }: SentFileKey): readonly string[] {
  return [siteId, 'applications', id, 'files', fileId];
}

interface ListRequest {
  readonly filters: ApplicationFilters;
  /** Empty for the first page. */
  readonly cursor: string;
  readonly signal: AbortSignal;
}

/** One page of the list. */
export async function listApplications(
  siteId: string,
  { filters, cursor, signal }: ListRequest,
): Promise<ApplicationsAnswer> {
  const query = { ...filters, ...(cursor !== '' && { cursor }) };
  const { text } = await sendContent({ path: [siteId, 'applications'], query, signal });
  return readResponse(applicationsAnswer, text);
}

async function loadApplication(
  siteId: string,
  id: string,
  signal: AbortSignal,
): Promise<ApplicationDetail> {
  const { text } = await sendContent({ path: [siteId, 'applications', id], signal });
  return readResponse(applicationDetail, text);
}

/** @returns the new entity tag. Rejects with a `ContentError`, as all calls here do. */
export async function patchApplication(
  { siteId, id, etag }: ApplicationTarget,
  body: ApplicationPatch,
): Promise<string> {
  const path = [siteId, 'applications', id];
  return etagOf(await sendContent({ method: 'PATCH', path, body, ifMatch: etag }));
}

function etagOf({ etag, status }: { readonly etag: string | null; readonly status: number }) {
  if (etag === null) throw new ContentError('unreadable', { status });
  return etag;
}

/** By which the service knows a note that comes again. Also without HTTPS, where browsers make no such ids by themselves. */
export function newNoteId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  const digits = Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

export async function addApplicationNote(
  siteId: string,
  id: string,
  body: NoteRequest,
): Promise<void> {
  await sendContent({ method: 'POST', path: [siteId, 'applications', id, 'notes'], body });
}

/** The link by which the applicant sees what they sent. Each one made leaves a line in the record of changes. */
export function useMyDataLink(siteId: string, id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['my-data-link', siteId, id],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const path = [siteId, 'applications', id, 'my-data-link'];
      return readResponse(myDataLink, (await sendContent({ method: 'POST', path, signal })).text);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Takes another application of the same person into one. @returns the new entity tag */
export async function mergeApplication(
  { siteId, id, etag }: ApplicationTarget,
  other: string,
): Promise<string> {
  const path = [siteId, 'applications', id, 'merge'];
  return etagOf(await sendContent({ method: 'POST', path, body: { other }, ifMatch: etag }));
}

/** Deletes one that nobody has changed since. */
export async function deleteApplication({ siteId, id, etag }: ApplicationTarget): Promise<void> {
  await sendContent({ method: 'DELETE', path: [siteId, 'applications', id], ifMatch: etag });
}

/**
 * Moves or deletes many, in as many requests as that takes; tells of each whether it was done. Where a later request
 * fails, what was done before it stays, and the rest counts as refused.
 */
export async function changeApplications(siteId: string, body: BulkRequest): Promise<BulkAnswer> {
  const [first = [], ...rest] = chunk(body.items, MAX_BULK);
  let { changed, refused } = await changeSome(siteId, { ...body, items: first });
  for (const items of rest) {
    const answer = await changeSome(siteId, { ...body, items }).catch(() => undefined);
    const unasked = items.map(({ id }) => ({ id, code: 'unreachable' }));
    changed = [...changed, ...(answer?.changed ?? [])];
    refused = [...refused, ...(answer?.refused ?? unasked)];
  }
  return { changed, refused };
}

async function changeSome(siteId: string, body: BulkRequest): Promise<BulkAnswer> {
  const path = [siteId, 'applications', 'bulk'];
  return readResponse(bulkAnswer, (await sendContent({ method: 'POST', path, body })).text);
}

/** The address of a file that somebody sent; browsers download it and show nothing of it. */
export function applicationFileUrl(siteId: string, id: string, fileId: string): string {
  return contentUrl({ path: pathOfFile({ siteId, id, fileId }) });
}

/** Exactly these applications as a spreadsheet, in the language of who reads it. */
export function exportApplications(
  siteId: string,
  ids: readonly string[],
  language: FileLanguage,
): Promise<ArrayBuffer> {
  const path = [siteId, 'applications.csv'];
  return fetchContentBytes({ method: 'POST', path, query: { language }, body: { ids } });
}

/** The address of the applications as a spreadsheet, in the language of who reads it. */
export function applicationsCsvUrl(
  siteId: string,
  filters: ApplicationFilters,
  language: FileLanguage,
): string {
  return contentUrl({ path: [siteId, 'applications.csv'], query: { ...filters, language } });
}
