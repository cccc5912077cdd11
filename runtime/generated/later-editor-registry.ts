// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { AboutUs } from '../widgets/about-us/about-us.tsx';
import { ApplicationFormV1 } from '../widgets/application-form-v1/application-form-v1.tsx';
import { data as applicationFormV1Data } from '../widgets/application-form-v1/data.ts';
import { hydrate as applicationFormV1Trigger } from '../widgets/application-form-v1/index.ts';
import { ApplicationFormV2 } from '../widgets/application-form-v2/application-form-v2.tsx';
import { data as applicationFormV2Data } from '../widgets/application-form-v2/data.ts';
import { hydrate as applicationFormV2Trigger } from '../widgets/application-form-v2/index.ts';
import { BlogArticle } from '../widgets/blog-article/blog-article.tsx';
import { BlogList } from '../widgets/blog-list/blog-list.tsx';
import { Blogs } from '../widgets/blogs/blogs.tsx';
import { CompanyDirectory } from '../widgets/company-directory/company-directory.tsx';
import { CookieConsent } from '../widgets/cookie-consent/cookie-consent.tsx';
import { CountdownTimer } from '../widgets/countdown-timer/countdown-timer.tsx';
import { data as countdownTimerData } from '../widgets/countdown-timer/data.ts';
import { CustomHtml } from '../widgets/custom-html/custom-html.tsx';
import { DepartmentCarousel } from '../widgets/department-carousel/department-carousel.tsx';
import { data as departmentCarouselData } from '../widgets/department-carousel/data.ts';
import { Events } from '../widgets/events/events.tsx';
import { data as eventsData } from '../widgets/events/data.ts';
import { FlipCards } from '../widgets/flip-cards/flip-cards.tsx';
import { Gradient } from '../widgets/gradient/gradient.tsx';
import { JobDetail } from '../widgets/job-detail/job-detail.tsx';
import { data as jobDetailData } from '../widgets/job-detail/data.ts';
import { JobFilter } from '../widgets/job-filter/job-filter.tsx';
import { data as jobFilterData } from '../widgets/job-filter/data.ts';
import { JobList } from '../widgets/job-list/job-list.tsx';
import { data as jobListData } from '../widgets/job-list/data.ts';
import { JobMap } from '../widgets/job-map/job-map.tsx';
import { data as jobMapData } from '../widgets/job-map/data.ts';
import { JobRecommendationWizard } from '../widgets/job-recommendation-wizard/job-recommendation-wizard.tsx';
import { JobSearch } from '../widgets/job-search/job-search.tsx';
import { data as jobSearchData } from '../widgets/job-search/data.ts';
import { JobSummary } from '../widgets/job-summary/job-summary.tsx';
import { data as jobSummaryData } from '../widgets/job-summary/data.ts';
import { LineGraph } from '../widgets/line-graph/line-graph.tsx';
import { LocationNotice } from '../widgets/location-notice/location-notice.tsx';
import { LogoStrip } from '../widgets/logo-strip/logo-strip.tsx';
import { MeetTheTeam } from '../widgets/meet-the-team/meet-the-team.tsx';
import { RecordedEvents } from '../widgets/recorded-events/recorded-events.tsx';
import { ResumeUpload } from '../widgets/resume-upload/resume-upload.tsx';
import { SearchHero } from '../widgets/search-hero/search-hero.tsx';
import { SignUp } from '../widgets/sign-up/sign-up.tsx';
import { data as signUpData } from '../widgets/sign-up/data.ts';
import { SocialFeed } from '../widgets/social-feed/social-feed.tsx';
import { TabCarousel } from '../widgets/tab-carousel/tab-carousel.tsx';
import { TestimonialsCarousel } from '../widgets/testimonials-carousel/testimonials-carousel.tsx';
import { Video } from '../widgets/video/video.tsx';
import { Wallpaper } from '../widgets/wallpaper/wallpaper.tsx';
import { WelcomeSearch } from '../widgets/welcome-search/welcome-search.tsx';

export const laterEditorRegistry = toRegistry([
  register('about-us', AboutUs),
  register('application-form-v1', ApplicationFormV1, { data: applicationFormV1Data, hydrate: applicationFormV1Trigger }),
  register('application-form-v2', ApplicationFormV2, { data: applicationFormV2Data, hydrate: applicationFormV2Trigger }),
  register('blog-article', BlogArticle),
  register('blog-list', BlogList),
  register('blogs', Blogs),
  register('company-directory', CompanyDirectory),
  register('cookie-consent', CookieConsent),
  register('countdown-timer', CountdownTimer, { data: countdownTimerData }),
  register('custom-html', CustomHtml),
  register('department-carousel', DepartmentCarousel, { data: departmentCarouselData }),
  register('events', Events, { data: eventsData }),
  register('flip-cards', FlipCards),
  register('gradient', Gradient),
  register('job-detail', JobDetail, { data: jobDetailData }),
  register('job-filter', JobFilter, { data: jobFilterData }),
  register('job-list', JobList, { data: jobListData }),
  register('job-map', JobMap, { data: jobMapData }),
  register('job-recommendation-wizard', JobRecommendationWizard),
  register('job-search', JobSearch, { data: jobSearchData }),
  register('job-summary', JobSummary, { data: jobSummaryData }),
  register('line-graph', LineGraph),
  register('location-notice', LocationNotice),
  register('logo-strip', LogoStrip),
  register('meet-the-team', MeetTheTeam),
  register('recorded-events', RecordedEvents),
  register('resume-upload', ResumeUpload),
  register('search-hero', SearchHero),
  register('sign-up', SignUp, { data: signUpData }),
  register('social-feed', SocialFeed),
  register('tab-carousel', TabCarousel),
  register('testimonials-carousel', TestimonialsCarousel),
  register('video', Video),
  register('wallpaper', Wallpaper),
  register('welcome-search', WelcomeSearch),
]);
