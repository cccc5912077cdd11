// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import type { WidgetSample } from '#runtime/widget/widget-sample.ts';
import { samples as button } from '../widgets/button/samples.ts';
import { samples as cards } from '../widgets/cards/samples.ts';
import { samples as faq } from '../widgets/faq/samples.ts';
import { samples as flipCards } from '../widgets/flip-cards/samples.ts';
import { samples as footer } from '../widgets/footer/samples.ts';
import { samples as header } from '../widgets/header/samples.ts';
import { samples as heading } from '../widgets/heading/samples.ts';
import { samples as hero } from '../widgets/hero/samples.ts';
import { samples as image } from '../widgets/image/samples.ts';
import { samples as jobDetail } from '../widgets/job-detail/samples.ts';
import { samples as jobFilter } from '../widgets/job-filter/samples.ts';
import { samples as jobList } from '../widgets/job-list/samples.ts';
import { samples as jobSearch } from '../widgets/job-search/samples.ts';
import { samples as jobSummary } from '../widgets/job-summary/samples.ts';
import { samples as logoStrip } from '../widgets/logo-strip/samples.ts';
import { samples as mediaText } from '../widgets/media-text/samples.ts';
import { samples as richText } from '../widgets/rich-text/samples.ts';
import { samples as searchHero } from '../widgets/search-hero/samples.ts';
import { samples as steps } from '../widgets/steps/samples.ts';
import { samples as welcomeSearch } from '../widgets/welcome-search/samples.ts';

export const sampleRegistry: Readonly<Record<string, readonly WidgetSample[]>> = {
  'button': button,
  'cards': cards,
  'faq': faq,
  'flip-cards': flipCards,
  'footer': footer,
  'header': header,
  'heading': heading,
  'hero': hero,
  'image': image,
  'job-detail': jobDetail,
  'job-filter': jobFilter,
  'job-list': jobList,
  'job-search': jobSearch,
  'job-summary': jobSummary,
  'logo-strip': logoStrip,
  'media-text': mediaText,
  'rich-text': richText,
  'search-hero': searchHero,
  'steps': steps,
  'welcome-search': welcomeSearch,
};
