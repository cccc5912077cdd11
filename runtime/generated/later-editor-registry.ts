// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { widget as aboutUs } from '../widgets/about-us/index.ts';
import { AboutUs } from '../widgets/about-us/about-us.tsx';
import { widget as blogArticle } from '../widgets/blog-article/index.ts';
import { BlogArticle } from '../widgets/blog-article/blog-article.tsx';
import { widget as blogList } from '../widgets/blog-list/index.ts';
import { BlogList } from '../widgets/blog-list/blog-list.tsx';
import { widget as blogs } from '../widgets/blogs/index.ts';
import { Blogs } from '../widgets/blogs/blogs.tsx';
import { widget as companyDirectory } from '../widgets/company-directory/index.ts';
import { CompanyDirectory } from '../widgets/company-directory/company-directory.tsx';
import { widget as cookieConsent } from '../widgets/cookie-consent/index.ts';
import { CookieConsent } from '../widgets/cookie-consent/cookie-consent.tsx';
import { widget as countdownTimer } from '../widgets/countdown-timer/index.ts';
import { CountdownTimer } from '../widgets/countdown-timer/countdown-timer.tsx';
import { data as countdownTimerData } from '../widgets/countdown-timer/data.ts';
import { widget as customHtml } from '../widgets/custom-html/index.ts';
import { CustomHtml } from '../widgets/custom-html/custom-html.tsx';
import { widget as departmentCarousel } from '../widgets/department-carousel/index.ts';
import { DepartmentCarousel } from '../widgets/department-carousel/department-carousel.tsx';
import { data as departmentCarouselData } from '../widgets/department-carousel/data.ts';
import { widget as events } from '../widgets/events/index.ts';
import { Events } from '../widgets/events/events.tsx';
import { data as eventsData } from '../widgets/events/data.ts';
import { widget as flipCards } from '../widgets/flip-cards/index.ts';
import { FlipCards } from '../widgets/flip-cards/flip-cards.tsx';
import { widget as gradient } from '../widgets/gradient/index.ts';
import { Gradient } from '../widgets/gradient/gradient.tsx';
import { widget as jobDetail } from '../widgets/job-detail/index.ts';
import { JobDetail } from '../widgets/job-detail/job-detail.tsx';
import { data as jobDetailData } from '../widgets/job-detail/data.ts';
import { widget as jobFilter } from '../widgets/job-filter/index.ts';
import { JobFilter } from '../widgets/job-filter/job-filter.tsx';
import { data as jobFilterData } from '../widgets/job-filter/data.ts';
import { widget as jobList } from '../widgets/job-list/index.ts';
import { JobList } from '../widgets/job-list/job-list.tsx';
import { data as jobListData } from '../widgets/job-list/data.ts';
import { widget as jobMap } from '../widgets/job-map/index.ts';
import { JobMap } from '../widgets/job-map/job-map.tsx';
import { data as jobMapData } from '../widgets/job-map/data.ts';
import { widget as jobRecommendationWizard } from '../widgets/job-recommendation-wizard/index.ts';
import { JobRecommendationWizard } from '../widgets/job-recommendation-wizard/job-recommendation-wizard.tsx';
import { widget as jobSearch } from '../widgets/job-search/index.ts';
import { JobSearch } from '../widgets/job-search/job-search.tsx';
import { data as jobSearchData } from '../widgets/job-search/data.ts';
import { widget as jobSummary } from '../widgets/job-summary/index.ts';
import { JobSummary } from '../widgets/job-summary/job-summary.tsx';
import { data as jobSummaryData } from '../widgets/job-summary/data.ts';
import { widget as lineGraph } from '../widgets/line-graph/index.ts';
import { LineGraph } from '../widgets/line-graph/line-graph.tsx';
import { widget as locationNotice } from '../widgets/location-notice/index.ts';
import { LocationNotice } from '../widgets/location-notice/location-notice.tsx';
import { widget as logoStrip } from '../widgets/logo-strip/index.ts';
import { LogoStrip } from '../widgets/logo-strip/logo-strip.tsx';
import { widget as meetTheTeam } from '../widgets/meet-the-team/index.ts';
import { MeetTheTeam } from '../widgets/meet-the-team/meet-the-team.tsx';
import { widget as searchHero } from '../widgets/search-hero/index.ts';
import { SearchHero } from '../widgets/search-hero/search-hero.tsx';
import { widget as signUp } from '../widgets/sign-up/index.ts';
import { SignUp } from '../widgets/sign-up/sign-up.tsx';
import { data as signUpData } from '../widgets/sign-up/data.ts';
import { widget as socialFeed } from '../widgets/social-feed/index.ts';
import { SocialFeed } from '../widgets/social-feed/social-feed.tsx';
import { widget as tabCarousel } from '../widgets/tab-carousel/index.ts';
import { TabCarousel } from '../widgets/tab-carousel/tab-carousel.tsx';
import { widget as testimonialsCarousel } from '../widgets/testimonials-carousel/index.ts';
import { TestimonialsCarousel } from '../widgets/testimonials-carousel/testimonials-carousel.tsx';
import { widget as video } from '../widgets/video/index.ts';
import { Video } from '../widgets/video/video.tsx';
import { widget as wallpaper } from '../widgets/wallpaper/index.ts';
import { Wallpaper } from '../widgets/wallpaper/wallpaper.tsx';
import { widget as welcomeSearch } from '../widgets/welcome-search/index.ts';
import { WelcomeSearch } from '../widgets/welcome-search/welcome-search.tsx';

export const laterEditorRegistry = toRegistry([
  register(aboutUs, AboutUs),
  register(blogArticle, BlogArticle),
  register(blogList, BlogList),
  register(blogs, Blogs),
  register(companyDirectory, CompanyDirectory),
  register(cookieConsent, CookieConsent),
  register(countdownTimer, CountdownTimer, { data: countdownTimerData }),
  register(customHtml, CustomHtml),
  register(departmentCarousel, DepartmentCarousel, { data: departmentCarouselData }),
  register(events, Events, { data: eventsData }),
  register(flipCards, FlipCards),
  register(gradient, Gradient),
  register(jobDetail, JobDetail, { data: jobDetailData }),
  register(jobFilter, JobFilter, { data: jobFilterData }),
  register(jobList, JobList, { data: jobListData }),
  register(jobMap, JobMap, { data: jobMapData }),
  register(jobRecommendationWizard, JobRecommendationWizard),
  register(jobSearch, JobSearch, { data: jobSearchData }),
  register(jobSummary, JobSummary, { data: jobSummaryData }),
  register(lineGraph, LineGraph),
  register(locationNotice, LocationNotice),
  register(logoStrip, LogoStrip),
  register(meetTheTeam, MeetTheTeam),
  register(searchHero, SearchHero),
  register(signUp, SignUp, { data: signUpData }),
  register(socialFeed, SocialFeed),
  register(tabCarousel, TabCarousel),
  register(testimonialsCarousel, TestimonialsCarousel),
  register(video, Video),
  register(wallpaper, Wallpaper),
  register(welcomeSearch, WelcomeSearch),
]);
