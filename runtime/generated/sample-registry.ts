// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import type { WidgetSample } from '#runtime/widget/widget-sample.ts';
import { samples as aboutUs } from '../widgets/about-us/samples.ts';
import { samples as applicationFormV1 } from '../widgets/application-form-v1/samples.ts';
import { samples as applicationFormV2 } from '../widgets/application-form-v2/samples.ts';
import { samples as blogArticle } from '../widgets/blog-article/samples.ts';
import { samples as blogList } from '../widgets/blog-list/samples.ts';
import { samples as blogs } from '../widgets/blogs/samples.ts';
import { samples as breadcrumbs } from '../widgets/breadcrumbs/samples.ts';
import { samples as button } from '../widgets/button/samples.ts';
import { samples as cards } from '../widgets/cards/samples.ts';
import { samples as companyDirectory } from '../widgets/company-directory/samples.ts';
import { samples as cookieConsent } from '../widgets/cookie-consent/samples.ts';
import { samples as countdownTimer } from '../widgets/countdown-timer/samples.ts';
import { samples as customHtml } from '../widgets/custom-html/samples.ts';
import { samples as departmentCarousel } from '../widgets/department-carousel/samples.ts';
import { samples as divider } from '../widgets/divider/samples.ts';
import { samples as events } from '../widgets/events/samples.ts';
import { samples as faq } from '../widgets/faq/samples.ts';
import { samples as flipCards } from '../widgets/flip-cards/samples.ts';
import { samples as footer } from '../widgets/footer/samples.ts';
import { samples as gradient } from '../widgets/gradient/samples.ts';
import { samples as header } from '../widgets/header/samples.ts';
import { samples as heading } from '../widgets/heading/samples.ts';
import { samples as hero } from '../widgets/hero/samples.ts';
import { samples as image } from '../widgets/image/samples.ts';
import { samples as jobDetail } from '../widgets/job-detail/samples.ts';
import { samples as jobFilter } from '../widgets/job-filter/samples.ts';
import { samples as jobList } from '../widgets/job-list/samples.ts';
import { samples as jobMap } from '../widgets/job-map/samples.ts';
import { samples as jobRecommendationWizard } from '../widgets/job-recommendation-wizard/samples.ts';
import { samples as jobSearch } from '../widgets/job-search/samples.ts';
import { samples as jobSummary } from '../widgets/job-summary/samples.ts';
import { samples as lineGraph } from '../widgets/line-graph/samples.ts';
import { samples as locationNotice } from '../widgets/location-notice/samples.ts';
import { samples as logoStrip } from '../widgets/logo-strip/samples.ts';
import { samples as mediaText } from '../widgets/media-text/samples.ts';
import { samples as meetTheTeam } from '../widgets/meet-the-team/samples.ts';
import { samples as recordedEvents } from '../widgets/recorded-events/samples.ts';
import { samples as resumeUpload } from '../widgets/resume-upload/samples.ts';
import { samples as richText } from '../widgets/rich-text/samples.ts';
import { samples as searchHero } from '../widgets/search-hero/samples.ts';
import { samples as signUp } from '../widgets/sign-up/samples.ts';
import { samples as socialFeed } from '../widgets/social-feed/samples.ts';
import { samples as spacer } from '../widgets/spacer/samples.ts';
import { samples as steps } from '../widgets/steps/samples.ts';
import { samples as tabCarousel } from '../widgets/tab-carousel/samples.ts';
import { samples as tabs } from '../widgets/tabs/samples.ts';
import { samples as testimonialsCarousel } from '../widgets/testimonials-carousel/samples.ts';
import { samples as video } from '../widgets/video/samples.ts';
import { samples as wallpaper } from '../widgets/wallpaper/samples.ts';
import { samples as welcomeSearch } from '../widgets/welcome-search/samples.ts';

export const sampleRegistry: Readonly<Record<string, readonly WidgetSample[]>> = {
  'about-us': aboutUs,
  'application-form-v1': applicationFormV1,
  'application-form-v2': applicationFormV2,
  'blog-article': blogArticle,
  'blog-list': blogList,
  'blogs': blogs,
  'breadcrumbs': breadcrumbs,
  'button': button,
  'cards': cards,
  'company-directory': companyDirectory,
  'cookie-consent': cookieConsent,
  'countdown-timer': countdownTimer,
  'custom-html': customHtml,
  'department-carousel': departmentCarousel,
  'divider': divider,
  'events': events,
  'faq': faq,
  'flip-cards': flipCards,
  'footer': footer,
  'gradient': gradient,
  'header': header,
  'heading': heading,
  'hero': hero,
  'image': image,
  'job-detail': jobDetail,
  'job-filter': jobFilter,
  'job-list': jobList,
  'job-map': jobMap,
  'job-recommendation-wizard': jobRecommendationWizard,
  'job-search': jobSearch,
  'job-summary': jobSummary,
  'line-graph': lineGraph,
  'location-notice': locationNotice,
  'logo-strip': logoStrip,
  'media-text': mediaText,
  'meet-the-team': meetTheTeam,
  'recorded-events': recordedEvents,
  'resume-upload': resumeUpload,
  'rich-text': richText,
  'search-hero': searchHero,
  'sign-up': signUp,
  'social-feed': socialFeed,
  'spacer': spacer,
  'steps': steps,
  'tab-carousel': tabCarousel,
  'tabs': tabs,
  'testimonials-carousel': testimonialsCarousel,
  'video': video,
  'wallpaper': wallpaper,
  'welcome-search': welcomeSearch,
};
