import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { useSearch } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';

/** `34 vacantes de «repartidor» cerca de León` */
export function ResultCount({ listing }: { readonly listing: JobListing }) {
  const { keyword } = useSearch();
  const message = useMessage();
  const { totalRecords, place, correctedTerm = keyword } = listing;
  const count = { count: countText(totalRecords) };
  const [city = ''] = (place?.label ?? '').split(',');
  const parts = [
    message(totalRecords === 1 ? 'job-list.count-one' : 'job-list.count-many', count),
    keyword !== '' && message('job-list.of-keyword', { keyword: correctedTerm }),
    place && message('point' in place ? 'job-list.near' : 'job-list.in', { place: city }),
  ];
  return parts.filter(Boolean).join(' ');
}
