import { CONTINUE_LINKS_PATH, MY_DATA_PATH } from '#schemas/api/constants.ts';
import type { FormSubject } from '../../client/apply/form-subject.ts';

/** The page that makes a link to go on with a submission elsewhere. */
export function continueAddress({ siteId }: FormSubject, submissionId: string): string {
  const here = new URL(location.href);
  here.searchParams.delete('submissionId');
  const path = here.pathname + here.search;
  const query = new URLSearchParams({ websiteId: siteId, submissionId, path });
  return `${CONTINUE_LINKS_PATH}?${query}`;
}

/** The page where people see, mend and delete what they sent. */
export function myDataAddress(siteId: string, link: string): string {
  return `${MY_DATA_PATH}?${new URLSearchParams({ websiteId: siteId, link })}`;
}
