import type { SiteDocument } from '#schemas/documents.ts';
import html from '../html/html.module.css?inline';
import type { SafePage } from '../html/safe-page.ts';
import jobCard from '../jobs/job-card.module.css?inline';
import searchField from '../jobs/search-field.module.css?inline';
import blockHeading from '../page/block-heading.module.css?inline';
import carousel from '../page/carousel.module.css?inline';
import page from '../page/page.module.css?inline';
import section from '../page/section.module.css?inline';
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

/** Parts that some widgets share, each with what shows in the markup that a page has it. */
const PARTS = [
  { mark: ' data-carousel="', css: carousel },
  { mark: ' data-sort-bar="', css: sortBar },
  { mark: ' data-panels="', css: tabbedPanels },
  { mark: ' data-card="', css: jobCard },
  { mark: ' data-search-field="', css: searchField },
];

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
    fontFaceCss(site.theme.fonts.heading),
    themeCss(site.theme),
    SHARED,
    ...PARTS.filter(({ mark }) => markup.includes(mark)).map(({ css }) => css),
    ...types.map(({ css }) => css),
    import.meta.env.PROD ? containerToMedia(own) : `${own}.rb-page{container:page/inline-size}`,
    NAVIGATION,
  ].join('');
}
