// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { widget as button } from '../widgets/button/index.ts';
import { Button } from '../widgets/button/button.tsx';
import buttonCss from '../widgets/button/button.module.css?inline';
import { widget as cards } from '../widgets/cards/index.ts';
import { Cards } from '../widgets/cards/cards.tsx';
import cardsCss from '../widgets/cards/cards.module.css?inline';
import { widget as faq } from '../widgets/faq/index.ts';
import { Faq } from '../widgets/faq/faq.tsx';
import faqCss from '../widgets/faq/faq.module.css?inline';
import { widget as flipCards } from '../widgets/flip-cards/index.ts';
import { FlipCards } from '../widgets/flip-cards/flip-cards.tsx';
import flipCardsCss from '../widgets/flip-cards/flip-cards.module.css?inline';
import { widget as footer } from '../widgets/footer/index.ts';
import { Footer } from '../widgets/footer/footer.tsx';
import footerCss from '../widgets/footer/footer.module.css?inline';
import { widget as header } from '../widgets/header/index.ts';
import { Header } from '../widgets/header/header.tsx';
import headerCss from '../widgets/header/header.module.css?inline';
import { widget as heading } from '../widgets/heading/index.ts';
import { Heading } from '../widgets/heading/heading.tsx';
import headingCss from '../widgets/heading/heading.module.css?inline';
import { widget as hero } from '../widgets/hero/index.ts';
import { Hero } from '../widgets/hero/hero.tsx';
import heroCss from '../widgets/hero/hero.module.css?inline';
import { widget as image } from '../widgets/image/index.ts';
import { Image } from '../widgets/image/image.tsx';
import imageCss from '../widgets/image/image.module.css?inline';
import { widget as jobDetail } from '../widgets/job-detail/index.ts';
import { JobDetail } from '../widgets/job-detail/job-detail.tsx';
import { data as jobDetailData } from '../widgets/job-detail/data.ts';
import jobDetailCss from '../widgets/job-detail/job-detail.module.css?inline';
import jobNoticesCss from '../widgets/job-detail/job-notices.module.css?inline';
import { widget as jobFilter } from '../widgets/job-filter/index.ts';
import { JobFilter } from '../widgets/job-filter/job-filter.tsx';
import { data as jobFilterData } from '../widgets/job-filter/data.ts';
import jobFilterCss from '../widgets/job-filter/job-filter.module.css?inline';
import { widget as jobList } from '../widgets/job-list/index.ts';
import { JobList } from '../widgets/job-list/job-list.tsx';
import { data as jobListData } from '../widgets/job-list/data.ts';
import jobListCss from '../widgets/job-list/job-list.module.css?inline';
import noJobsCss from '../widgets/job-list/no-jobs.module.css?inline';
import paginationCss from '../widgets/job-list/pagination.module.css?inline';
import { widget as jobSearch } from '../widgets/job-search/index.ts';
import { JobSearch } from '../widgets/job-search/job-search.tsx';
import { data as jobSearchData } from '../widgets/job-search/data.ts';
import jobSearchCss from '../widgets/job-search/job-search.module.css?inline';
import { widget as jobSummary } from '../widgets/job-summary/index.ts';
import { JobSummary } from '../widgets/job-summary/job-summary.tsx';
import { data as jobSummaryData } from '../widgets/job-summary/data.ts';
import jobSummaryCss from '../widgets/job-summary/job-summary.module.css?inline';
import { widget as logoStrip } from '../widgets/logo-strip/index.ts';
import { LogoStrip } from '../widgets/logo-strip/logo-strip.tsx';
import logoStripCss from '../widgets/logo-strip/logo-strip.module.css?inline';
import { widget as mediaText } from '../widgets/media-text/index.ts';
import { MediaText } from '../widgets/media-text/media-text.tsx';
import mediaTextCss from '../widgets/media-text/media-text.module.css?inline';
import { widget as richText } from '../widgets/rich-text/index.ts';
import { RichText } from '../widgets/rich-text/rich-text.tsx';
import richTextCss from '../widgets/rich-text/rich-text.module.css?inline';
import { widget as searchHero } from '../widgets/search-hero/index.ts';
import { SearchHero } from '../widgets/search-hero/search-hero.tsx';
import searchHeroCss from '../widgets/search-hero/search-hero.module.css?inline';
import { widget as steps } from '../widgets/steps/index.ts';
import { Steps } from '../widgets/steps/steps.tsx';
import stepsCss from '../widgets/steps/steps.module.css?inline';
import { widget as welcomeSearch } from '../widgets/welcome-search/index.ts';
import { WelcomeSearch } from '../widgets/welcome-search/welcome-search.tsx';
import welcomeSearchCss from '../widgets/welcome-search/welcome-search.module.css?inline';

export const serverRegistry = toRegistry([
  register(button, Button, { css: buttonCss, enhanced: false }),
  register(cards, Cards, { css: cardsCss, enhanced: false }),
  register(faq, Faq, { css: faqCss, enhanced: false }),
  register(flipCards, FlipCards, { css: flipCardsCss, enhanced: true }),
  register(footer, Footer, { css: footerCss, enhanced: false }),
  register(header, Header, { css: headerCss, enhanced: true }),
  register(heading, Heading, { css: headingCss, enhanced: false }),
  register(hero, Hero, { css: heroCss, enhanced: false }),
  register(image, Image, { css: imageCss, enhanced: false }),
  register(jobDetail, JobDetail, { css: jobDetailCss + jobNoticesCss, enhanced: true, data: jobDetailData }),
  register(jobFilter, JobFilter, { css: jobFilterCss, enhanced: false, data: jobFilterData }),
  register(jobList, JobList, { css: jobListCss + noJobsCss + paginationCss, enhanced: true, data: jobListData }),
  register(jobSearch, JobSearch, { css: jobSearchCss, enhanced: true, data: jobSearchData }),
  register(jobSummary, JobSummary, { css: jobSummaryCss, enhanced: false, data: jobSummaryData }),
  register(logoStrip, LogoStrip, { css: logoStripCss, enhanced: false }),
  register(mediaText, MediaText, { css: mediaTextCss, enhanced: false }),
  register(richText, RichText, { css: richTextCss, enhanced: false }),
  register(searchHero, SearchHero, { css: searchHeroCss, enhanced: true }),
  register(steps, Steps, { css: stepsCss, enhanced: false }),
  register(welcomeSearch, WelcomeSearch, { css: welcomeSearchCss, enhanced: false }),
]);
