// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { widget as button } from '../widgets/button/index.ts';
import { Button } from '../widgets/button/button.tsx';
import { widget as cards } from '../widgets/cards/index.ts';
import { Cards } from '../widgets/cards/cards.tsx';
import { widget as faq } from '../widgets/faq/index.ts';
import { Faq } from '../widgets/faq/faq.tsx';
import { widget as flipCards } from '../widgets/flip-cards/index.ts';
import { FlipCards } from '../widgets/flip-cards/flip-cards.tsx';
import { widget as footer } from '../widgets/footer/index.ts';
import { Footer } from '../widgets/footer/footer.tsx';
import { widget as header } from '../widgets/header/index.ts';
import { Header } from '../widgets/header/header.tsx';
import { widget as heading } from '../widgets/heading/index.ts';
import { Heading } from '../widgets/heading/heading.tsx';
import { widget as hero } from '../widgets/hero/index.ts';
import { Hero } from '../widgets/hero/hero.tsx';
import { widget as image } from '../widgets/image/index.ts';
import { Image } from '../widgets/image/image.tsx';
import { widget as jobDetail } from '../widgets/job-detail/index.ts';
import { JobDetail } from '../widgets/job-detail/job-detail.tsx';
import { data as jobDetailData } from '../widgets/job-detail/data.ts';
import { widget as jobFilter } from '../widgets/job-filter/index.ts';
import { JobFilter } from '../widgets/job-filter/job-filter.tsx';
import { data as jobFilterData } from '../widgets/job-filter/data.ts';
import { widget as jobList } from '../widgets/job-list/index.ts';
import { JobList } from '../widgets/job-list/job-list.tsx';
import { data as jobListData } from '../widgets/job-list/data.ts';
import { widget as jobSearch } from '../widgets/job-search/index.ts';
import { JobSearch } from '../widgets/job-search/job-search.tsx';
import { data as jobSearchData } from '../widgets/job-search/data.ts';
import { widget as jobSummary } from '../widgets/job-summary/index.ts';
import { JobSummary } from '../widgets/job-summary/job-summary.tsx';
import { data as jobSummaryData } from '../widgets/job-summary/data.ts';
import { widget as logoStrip } from '../widgets/logo-strip/index.ts';
import { LogoStrip } from '../widgets/logo-strip/logo-strip.tsx';
import { widget as mediaText } from '../widgets/media-text/index.ts';
import { MediaText } from '../widgets/media-text/media-text.tsx';
import { widget as richText } from '../widgets/rich-text/index.ts';
import { RichText } from '../widgets/rich-text/rich-text.tsx';
import { widget as searchHero } from '../widgets/search-hero/index.ts';
import { SearchHero } from '../widgets/search-hero/search-hero.tsx';
import { widget as steps } from '../widgets/steps/index.ts';
import { Steps } from '../widgets/steps/steps.tsx';
import { widget as welcomeSearch } from '../widgets/welcome-search/index.ts';
import { WelcomeSearch } from '../widgets/welcome-search/welcome-search.tsx';

export const editorRegistry = toRegistry([
  register(button, Button),
  register(cards, Cards),
  register(faq, Faq),
  register(flipCards, FlipCards),
  register(footer, Footer),
  register(header, Header),
  register(heading, Heading),
  register(hero, Hero),
  register(image, Image),
  register(jobDetail, JobDetail, { data: jobDetailData }),
  register(jobFilter, JobFilter, { data: jobFilterData }),
  register(jobList, JobList, { data: jobListData }),
  register(jobSearch, JobSearch, { data: jobSearchData }),
  register(jobSummary, JobSummary, { data: jobSummaryData }),
  register(logoStrip, LogoStrip),
  register(mediaText, MediaText),
  register(richText, RichText),
  register(searchHero, SearchHero),
  register(steps, Steps),
  register(welcomeSearch, WelcomeSearch),
]);
