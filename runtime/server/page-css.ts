import type { SiteDocument } from '#schemas/documents.ts';
import html from '../html/html.module.css?inline';
import type { SafePage } from '../html/safe-page.ts';
import jobCard from '../jobs/job-card.module.css?inline';
import searchField from '../jobs/search-field.module.css?inline';
import blockHeading from '../page/block-heading.module.css?inline';
import carousel from '../page/carousel.module.css?inline';
import disclosure from '../page/disclosure.module.css?inline';
import linkedCard from '../page/linked-card.module.css?inline';
import page from '../page/page.module.css?inline';
import section from '../page/section.module.css?inline';
import { SHARED_MARKS, SHARED_PARTS, type SharedPart } from '../page/shared-marks.ts';
import sortBar from '../page/sort-bar.module.css?inline';
import tabbedPanels from '../page/tabbed-panels.module.css?inline';
import notice from '../page/widget-notice.module.css?inline';
import base from '../style/base.css?inline';
import { containerToMedia } from '../style/container-to-media.ts';
import { focusCss } from '../style/focus-css.ts';
import { fontFaceCss } from '../style/fonts.ts';
import { sectionCss } from '../style/section-css.ts';
import { themeCss } from '../style/theme-css.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

const SHARED = [base, section, page, blockHeading, html, notice].join('');

/** Of the parts that some widgets share. */
const SHARED_CSS: Readonly<Record<SharedPart, string>> = {
  carousel,
  'sort-bar': sortBar,
  'tabbed-panels': tabbedPanels,
  'linked-card': linkedCard,
  disclosure,
  'job-card': jobCard,
  'search-field': searchField,
};

const NAVIGATION = '@view-transition{navigation:auto}';

export interface PageCssInput {
  readonly site: SiteDocument;
  readonly page: SafePage;
  readonly types: readonly RegisteredWidget[];
  readonly markup: string;
}

/** The one stylesheet of a page: theme, ground, the styles of its widgets and the values of its sections. */
export function pageCss({ site, page, types, markup }: PageCssInput): string {
  const own = sectionCss(page.metadata.layout) + focusCss(markup);
  return [
    fontFaceCss(site.theme.fonts.heading, 'optional'),
    themeCss(site.theme),
    SHARED,
    ...sharedCss(markup),
    ...types.map(({ css }) => css),
    import.meta.env.PROD ? containerToMedia(own) : `${own}.rb-page{container:page/inline-size}`,
    NAVIGATION,
  ].join('');
}

// One pass over the markup: looking for one mark after the other takes fifteen times as long.
const ANY_MARK = new RegExp(Object.values(SHARED_MARKS).join('|'), 'g');

function sharedCss(markup: string): string[] {
  const found = new Set<string>(markup.match(ANY_MARK));
  return SHARED_PARTS.filter((part) => found.has(SHARED_MARKS[part])).map(
    (part) => SHARED_CSS[part],
  );
}
