import type { PageIndex } from '#schemas/pages/page-index.ts';
import { isParameter, joinVariant } from '#schemas/pages/page-path.ts';
import type { JobService } from '../jobs/job-service.ts';
import { scopeOfSite } from '../jobs/records/job-scope.ts';
import { mendLetters } from '../jobs/text/mend-letters.ts';
import { foldAddress } from '../sites/folded-addresses.ts';
import { resolvePage } from '../sites/resolve-page.ts';
import type { LeftAddress, SiteEntry } from '../sites/site-entry.ts';
import type { RequestedView } from './page-renderer.ts';
import { encodePath } from './request-path.ts';

/**
 * Where the page is, as a path below the host, that had this address once or has it with accents and other capitals;
 * undefined where none does.
 * @param segments decoded, below the site's prefix
 */
export function movedPath(entry: SiteEntry, segments: readonly string[]): string | undefined {
  const folded = segments.map((segment) => foldAddress(readEscapes(segment)));
  return (
    pathIn(entry, entry.left, segments) ??
    pathIn(entry, entry.folded, folded) ??
    (FILE_OF_FOLDER.test(segments.at(-1) ?? '')
      ? pathIn(entry, entry.folded, folded.slice(0, -1))
      : undefined)
  );
}

/** What servers of old showed where a folder was asked for. */
const FILE_OF_FOLDER = /^(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;

/** The digits that end every job's address, see `job-slug.ts`; chats cut what stands before them, shout, and add signs. */
const JOB_DIGITS = /[-\s]([\da-f]{8})[^\p{L}\p{N}/-]*$/iu;

/** Where the job is whose digits the address of a page without job ends in, as a path below the host. */
export async function movedJobPath(
  { entry, page, params, variant }: Pick<RequestedView, 'entry' | 'page' | 'params' | 'variant'>,
  jobs: Pick<JobService, 'findSlug'>,
): Promise<string | undefined> {
  const { [JOB_PARAMETER]: asked = '' } = params;
  const digits = JOB_DIGITS.exec(asked)?.[1]?.toLowerCase();
  if (page.type !== 'JOB_DETAIL' || digits === undefined) return undefined;
  const slug = await jobs.findSlug(scopeOfSite(entry.site), digits);
  const path =
    slug === undefined || slug === asked
      ? undefined
      : fill(page.url, { ...params, [JOB_PARAMETER]: slug });
  return path && toSitePath(entry, joinVariant({ path, variant }));
}

/** Of the urls of job pages. */
const JOB_PARAMETER = 'urlSlug';

/** Escapes come as they were written where they are no UTF-8, as systems of old wrote `é`, or were escaped twice. */
function readEscapes(segment: string): string {
  try {
    return mendLetters(decodeURIComponent(segment));
  } catch {
    const whole = segment.replace(CUT_ESCAPE, '') || segment;
    return whole.replace(/%u?((?<=u)[\da-f]{4}|(?<!u)[\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** What is left of a quote, a dash or a picture where a chat cuts an address. */
const CUT_ESCAPE = /(?:%e2(?:%80)?|%f0(?:%9f(?:%[89ab][\da-f])?)?|%[\da-f]?)$/i;

function pathIn(
  entry: SiteEntry,
  pageIndex: PageIndex<LeftAddress>,
  segments: readonly string[],
): string | undefined {
  const found = resolvePage({ ...entry, pageIndex }, segments);
  const page = found && entry.pages.find(({ pageId }) => pageId === found.page.pageId);
  if (found === undefined || page === undefined) return undefined;
  const filled = fill(page.url, found.params);
  if (filled === undefined) return undefined;
  return toSitePath(entry, joinVariant({ path: filled, variant: found.variant }));
}

function toSitePath({ site: { sitePrefix } }: SiteEntry, path: string): string {
  const whole = sitePrefix === '' ? path : `/${sitePrefix}${path}`;
  return encodePath(whole.split('/').slice(1));
}

/** Undefined where the old address says nothing of a parameter, for it cannot be made up. */
function fill(url: string, params: Readonly<Record<string, string>>): string | undefined {
  const names = url
    .split('/')
    .filter(isParameter)
    .map((part) => part.slice(1, -1));
  const others = Object.keys(params).filter((name) => !names.includes(name));
  const values = names.map((name) => params[name] ?? params[others.shift() ?? '']);
  if (values.includes(undefined)) return undefined;
  return url
    .split('/')
    .map((part) => (isParameter(part) ? values.shift() : part))
    .join('/');
}
