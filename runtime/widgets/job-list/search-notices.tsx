import { UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField } from '#schemas/api/jobs.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import type { PageMessageKey, PageMessageParams } from '../../messages/messages.ts';
import type { JobSearchState } from '../../search/job-search.ts';
import { PLACE_RADIUS_KM } from '../../search/search-request.ts';
import { strictFields, withUnsaid } from '../../search/unsaid-terms.ts';
import styles from './job-list.module.css';

export interface SearchNoticesProps {
  readonly listing: JobListing;
}

/** More words that were left out are not named one by one. */
const MAX_NAMED = 2;

/** How what is listed differs from what was asked for. The fields keep what was typed. */
export function SearchNotices({ listing }: SearchNoticesProps) {
  const search = useSearch();
  const message = usePageMessage();
  const notices = [
    listing.place === null && message('job-list.unknown-place', { place: search.location }),
    readingOf(listing, search, message),
    wideningOf(listing, search, message),
  ];
  return (
    <>
      {notices.map(
        (notice) =>
          notice && (
            <p key={notice} className={styles.notice}>
              {notice}
            </p>
          ),
      )}
      <UnsaidJobs listing={listing} />
    </>
  );
}

/** Jobs that filters leave out since they do not say what these ask for, as links that show them too. */
function UnsaidJobs({ listing: { facets, unsaid = 0 } }: SearchNoticesProps) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = usePageMessage();
  const strict = strictFields(search);
  const each = strict.map((field) => ({ field, count: unknownIn(facets[field]) }));
  // Where one link shows all of them, a second would show the same.
  const isMore = unsaid > Math.max(0, ...each.map(({ count }) => count));
  const links = each.map(({ field, count }) => ({
    count,
    text: message(`job-list.unsaid-${field}`, { count: countText(count) }),
    to: withUnsaid(search, [field]),
  }));
  const several = message('job-list.unsaid-several', { count: countText(unsaid) });
  const all = { count: isMore ? unsaid : 0, text: several, to: withUnsaid(search, strict) };
  return [...links, all].map(
    ({ count, text, to }) =>
      count > 0 && (
        <p key={text} className={styles.notice}>
          <a href={searchHref(to)}>{text}</a>
        </p>
      ),
  );
}

function unknownIn(values: JobListing['facets'][FacetField] = []): number {
  return values.find(({ value }) => value === UNKNOWN_TERM)?.count ?? 0;
}

type Message = (key: PageMessageKey, params?: PageMessageParams) => string;

/** What was searched in the place of a text that finds nothing. */
function readingOf(
  { correctedTerm: words, leftOut = [] }: JobListing,
  { keyword }: JobSearchState,
  message: Message,
): string | undefined {
  if (words === undefined || keyword === '') return undefined;
  if (words === '') return message('job-list.not-narrowed', { keyword });
  if (leftOut.length === 0) return message('job-list.corrected', { corrected: words, keyword });
  if (leftOut.length > MAX_NAMED) return message('job-list.left-out-many', { words });
  const named = leftOut.join(message('job-list.left-out-and'));
  const key = leftOut.length === 1 ? 'job-list.left-out-one' : 'job-list.left-out-two';
  return message(key, { words, leftOut: named });
}

/** Where a place has few jobs: how many, and how far around it the others are. */
function wideningOf(
  { place, widened }: JobListing,
  { radius = PLACE_RADIUS_KM }: JobSearchState,
  message: Message,
): string | undefined {
  if (widened === undefined) return undefined;
  const { count, distanceInKm, towns } = widened;
  const [city = ''] = (place?.label ?? '').split(',');
  const names = towns.join(message('job-list.widened-towns-and'));
  const where =
    towns.length > 0
      ? message('job-list.widened-town', { place: names })
      : message('job-list.widened-radius', { km: countText(radius), place: city });
  const params = { where, km: countText(distanceInKm), count: countText(count) };
  if (count === 0) return message('job-list.widened-none', params);
  return message(count === 1 ? 'job-list.widened-one' : 'job-list.widened-many', params);
}
