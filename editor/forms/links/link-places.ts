import type { PageSummary } from '../../service/page-summary.ts';
import type { SiteAddress } from './link-text.ts';

/** A section of the open page that a link may lead to. */
export interface PageAnchor {
  readonly href: string;
  readonly title: string;
}

/** Everywhere a link of the open page may lead within its site. */
export interface LinkPlaces {
  readonly pages: readonly PageSummary[];
  readonly anchors: readonly PageAnchor[];
  /** The site's `urls.home`, which `/` shows. */
  readonly home: string;
  readonly site: SiteAddress;
}
