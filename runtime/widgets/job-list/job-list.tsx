import type { JobListContent } from '#schemas/documents.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { LatestList } from './latest-list.tsx';
import { ListBox } from './list-box.tsx';
import type { ListContentProps } from './list-content.ts';
import { PersonalList } from './personal-list.tsx';
import { SavedList } from './saved-list.tsx';
import { SearchResults } from './search-results.tsx';
import { SimilarList } from './similar-list.tsx';

/** Jobs as cards: what the address searches for, or one of the lists of spec section 2, "Job list card". */
export function JobList({ content }: WidgetProps<JobListContent>) {
  const { heading, variantConfig } = content;
  const listType = variantConfig?.listType;
  // Without jobs it goes with its heading.
  if (listType === 'SIMILAR') return <SimilarList content={content} />;
  return (
    <ListBox heading={heading} wide={listType !== undefined}>
      <Jobs content={content} />
    </ListBox>
  );
}

function Jobs({ content }: ListContentProps) {
  const listType = content.variantConfig?.listType;
  switch (listType) {
    case 'NEARBY':
    case 'RECOMMENDED':
    case 'BROWSING_BASED':
      return <PersonalList content={content} listType={listType} />;
    case 'SAVED':
      return <SavedList content={content} />;
    case 'LATEST':
      return <LatestList content={content} />;
    default:
      return <SearchResults content={content} />;
  }
}
