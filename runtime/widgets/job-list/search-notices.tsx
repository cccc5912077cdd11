import { TERM_FACETS, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import type { PageMessageKey, PageMessageParams } from '../../messages/messages.ts';
import { type JobSearchState, toggleChosen } from '../../search/job-search.ts';
import { PLACE_RADIUS_KM } from '../../search/search-request.ts';
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

/** Jobs that a filter leaves out since they do not say what it asks for, as links that show them too. */
function UnsaidJobs({ listing: { facets } }: SearchNoticesProps) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = usePageMessage();
  return TERM_FACETS.map((field) => {
    const chosen = search.chosen[field];
    const count = facets[field]?.find(({ value }) => value === UNKNOWN_TERM)?.count ?? 0;
    if (field === 'posted' || count === 0 || chosen.length === 0) return null;
    if (chosen.includes(UNKNOWN_TERM)) return null;
    return (
      <p key={field} className={styles.notice}>
        <a href={searchHref(toggleChosen(search, field, UNKNOWN_TERM))}>
          {message(`job-list.unsaid-${field}`, { count: countText(count) })}
        </a>
      </p>
    );
  });
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
