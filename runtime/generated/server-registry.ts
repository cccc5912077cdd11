// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { AboutUs } from '../widgets/about-us/about-us.tsx';
import aboutUsCss from '../widgets/about-us/about-us.module.css?inline';
import { ApplicationFormV1 } from '../widgets/application-form-v1/application-form-v1.tsx';
import { data as applicationFormV1Data } from '../widgets/application-form-v1/data.ts';
import { hydrate as applicationFormV1Trigger } from '../widgets/application-form-v1/index.ts';
import applicationFormV1Css from '../widgets/application-form-v1/application-form-v1.module.css?inline';
import { ApplicationFormV2 } from '../widgets/application-form-v2/application-form-v2.tsx';
import { data as applicationFormV2Data } from '../widgets/application-form-v2/data.ts';
import { hydrate as applicationFormV2Trigger } from '../widgets/application-form-v2/index.ts';
import applicationFormV2Css from '../widgets/application-form-v2/application-form-v2.module.css?inline';
import { BlogArticle } from '../widgets/blog-article/blog-article.tsx';
import blogArticleCss from '../widgets/blog-article/blog-article.module.css?inline';
import { BlogList } from '../widgets/blog-list/blog-list.tsx';
import blogListCss from '../widgets/blog-list/blog-list.module.css?inline';
import { Blogs } from '../widgets/blogs/blogs.tsx';
import blogsCss from '../widgets/blogs/blogs.module.css?inline';
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx';
import breadcrumbsCss from '../widgets/breadcrumbs/breadcrumbs.module.css?inline';
import { Button } from '../widgets/button/button.tsx';
import buttonCss from '../widgets/button/button.module.css?inline';
import { Cards } from '../widgets/cards/cards.tsx';
import cardsCss from '../widgets/cards/cards.module.css?inline';
import { CompanyDirectory } from '../widgets/company-directory/company-directory.tsx';
import companyDirectoryCss from '../widgets/company-directory/company-directory.module.css?inline';
import { CookieConsent } from '../widgets/cookie-consent/cookie-consent.tsx';
import cookieConsentCss from '../widgets/cookie-consent/cookie-consent.module.css?inline';
import { CountdownTimer } from '../widgets/countdown-timer/countdown-timer.tsx';
import { data as countdownTimerData } from '../widgets/countdown-timer/data.ts';
import countdownTimerCss from '../widgets/countdown-timer/countdown-timer.module.css?inline';
import { CustomHtml } from '../widgets/custom-html/custom-html.tsx';
import { frame as customHtmlFrame } from '../widgets/custom-html/frame.tsx';
import customHtmlCss from '../widgets/custom-html/custom-html.module.css?inline';
import { DepartmentCarousel } from '../widgets/department-carousel/department-carousel.tsx';
import { data as departmentCarouselData } from '../widgets/department-carousel/data.ts';
import departmentCarouselCss from '../widgets/department-carousel/department-carousel.module.css?inline';
import { Divider } from '../widgets/divider/divider.tsx';
import dividerCss from '../widgets/divider/divider.module.css?inline';
import { Events } from '../widgets/events/events.tsx';
import { data as eventsData } from '../widgets/events/data.ts';
import eventsCss from '../widgets/events/events.module.css?inline';
import { Faq } from '../widgets/faq/faq.tsx';
import faqCss from '../widgets/faq/faq.module.css?inline';
import { FlipCards } from '../widgets/flip-cards/flip-cards.tsx';
import flipCardsCss from '../widgets/flip-cards/flip-cards.module.css?inline';
import { Footer } from '../widgets/footer/footer.tsx';
import footerCss from '../widgets/footer/footer.module.css?inline';
import { Gradient } from '../widgets/gradient/gradient.tsx';
import gradientCss from '../widgets/gradient/gradient.module.css?inline';
import { Header } from '../widgets/header/header.tsx';
import headerCss from '../widgets/header/header.module.css?inline';
import { Heading } from '../widgets/heading/heading.tsx';
import headingCss from '../widgets/heading/heading.module.css?inline';
import { Hero } from '../widgets/hero/hero.tsx';
import heroCss from '../widgets/hero/hero.module.css?inline';
import { Image } from '../widgets/image/image.tsx';
import imageCss from '../widgets/image/image.module.css?inline';
import { JobDetail } from '../widgets/job-detail/job-detail.tsx';
import { data as jobDetailData } from '../widgets/job-detail/data.ts';
import jobDetailCss from '../widgets/job-detail/job-detail.module.css?inline';
import applyNoteCss from '../widgets/job-detail/apply-note.module.css?inline';
import companyFactsCss from '../widgets/job-detail/company-facts.module.css?inline';
import jobLinesCss from '../widgets/job-detail/job-lines.module.css?inline';
import jobNoticesCss from '../widgets/job-detail/job-notices.module.css?inline';
import jobTrustCss from '../widgets/job-detail/job-trust.module.css?inline';
import jobWaysCss from '../widgets/job-detail/job-ways.module.css?inline';
import { JobFilter } from '../widgets/job-filter/job-filter.tsx';
import { data as jobFilterData } from '../widgets/job-filter/data.ts';
import jobFilterCss from '../widgets/job-filter/job-filter.module.css?inline';
import { JobList } from '../widgets/job-list/job-list.tsx';
import { data as jobListData } from '../widgets/job-list/data.ts';
import jobListCss from '../widgets/job-list/job-list.module.css?inline';
import noJobsCss from '../widgets/job-list/no-jobs.module.css?inline';
import paginationCss from '../widgets/job-list/pagination.module.css?inline';
import { JobMap } from '../widgets/job-map/job-map.tsx';
import { data as jobMapData } from '../widgets/job-map/data.ts';
import jobMapCss from '../widgets/job-map/job-map.module.css?inline';
import { JobRecommendationWizard } from '../widgets/job-recommendation-wizard/job-recommendation-wizard.tsx';
import jobRecommendationWizardCss from '../widgets/job-recommendation-wizard/job-recommendation-wizard.module.css?inline';
import placeFieldCss from '../widgets/job-recommendation-wizard/place-field.module.css?inline';
import { JobSearch } from '../widgets/job-search/job-search.tsx';
import { data as jobSearchData } from '../widgets/job-search/data.ts';
import jobSearchCss from '../widgets/job-search/job-search.module.css?inline';
import mapViewCss from '../widgets/job-search/map-view.module.css?inline';
import nearMeCss from '../widgets/job-search/near-me.module.css?inline';
import searchNoticeCss from '../widgets/job-search/search-notice.module.css?inline';
import { JobSummary } from '../widgets/job-summary/job-summary.tsx';
import { data as jobSummaryData } from '../widgets/job-summary/data.ts';
import jobSummaryCss from '../widgets/job-summary/job-summary.module.css?inline';
import { LineGraph } from '../widgets/line-graph/line-graph.tsx';
import lineGraphCss from '../widgets/line-graph/line-graph.module.css?inline';
import { LocationNotice } from '../widgets/location-notice/location-notice.tsx';
import locationNoticeCss from '../widgets/location-notice/location-notice.module.css?inline';
import { LogoStrip } from '../widgets/logo-strip/logo-strip.tsx';
import logoStripCss from '../widgets/logo-strip/logo-strip.module.css?inline';
import { MediaText } from '../widgets/media-text/media-text.tsx';
import mediaTextCss from '../widgets/media-text/media-text.module.css?inline';
import { MeetTheTeam } from '../widgets/meet-the-team/meet-the-team.tsx';
import meetTheTeamCss from '../widgets/meet-the-team/meet-the-team.module.css?inline';
import { RecordedEvents } from '../widgets/recorded-events/recorded-events.tsx';
import recordedEventsCss from '../widgets/recorded-events/recorded-events.module.css?inline';
import { ResumeUpload } from '../widgets/resume-upload/resume-upload.tsx';
import resumeUploadCss from '../widgets/resume-upload/resume-upload.module.css?inline';
import { RichText } from '../widgets/rich-text/rich-text.tsx';
import richTextCss from '../widgets/rich-text/rich-text.module.css?inline';
import { SearchHero } from '../widgets/search-hero/search-hero.tsx';
import searchHeroCss from '../widgets/search-hero/search-hero.module.css?inline';
import { SignUp } from '../widgets/sign-up/sign-up.tsx';
import { data as signUpData } from '../widgets/sign-up/data.ts';
import signUpCss from '../widgets/sign-up/sign-up.module.css?inline';
import { SocialFeed } from '../widgets/social-feed/social-feed.tsx';
import socialFeedCss from '../widgets/social-feed/social-feed.module.css?inline';
import { Spacer } from '../widgets/spacer/spacer.tsx';
import spacerCss from '../widgets/spacer/spacer.module.css?inline';
import { Steps } from '../widgets/steps/steps.tsx';
import stepsCss from '../widgets/steps/steps.module.css?inline';
import { TabCarousel } from '../widgets/tab-carousel/tab-carousel.tsx';
import tabCarouselCss from '../widgets/tab-carousel/tab-carousel.module.css?inline';
import { Tabs } from '../widgets/tabs/tabs.tsx';
import tabsCss from '../widgets/tabs/tabs.module.css?inline';
import { TestimonialsCarousel } from '../widgets/testimonials-carousel/testimonials-carousel.tsx';
import testimonialsCarouselCss from '../widgets/testimonials-carousel/testimonials-carousel.module.css?inline';
import { Video } from '../widgets/video/video.tsx';
import videoCss from '../widgets/video/video.module.css?inline';
import { Wallpaper } from '../widgets/wallpaper/wallpaper.tsx';
import wallpaperCss from '../widgets/wallpaper/wallpaper.module.css?inline';
import { WelcomeSearch } from '../widgets/welcome-search/welcome-search.tsx';
import welcomeSearchCss from '../widgets/welcome-search/welcome-search.module.css?inline';

export const serverRegistry = toRegistry([
  register('about-us', AboutUs, { css: aboutUsCss, enhanced: false }),
  register('application-form-v1', ApplicationFormV1, { css: applicationFormV1Css, enhanced: false, data: applicationFormV1Data, hydrate: applicationFormV1Trigger }),
  register('application-form-v2', ApplicationFormV2, { css: applicationFormV2Css, enhanced: false, data: applicationFormV2Data, hydrate: applicationFormV2Trigger }),
  register('blog-article', BlogArticle, { css: blogArticleCss, enhanced: false }),
  register('blog-list', BlogList, { css: blogListCss, enhanced: true }),
  register('blogs', Blogs, { css: blogsCss, enhanced: true }),
  register('breadcrumbs', Breadcrumbs, { css: breadcrumbsCss, enhanced: false }),
  register('button', Button, { css: buttonCss, enhanced: false }),
  register('cards', Cards, { css: cardsCss, enhanced: false }),
  register('company-directory', CompanyDirectory, { css: companyDirectoryCss, enhanced: true }),
  register('cookie-consent', CookieConsent, { css: cookieConsentCss, enhanced: true }),
  register('countdown-timer', CountdownTimer, { css: countdownTimerCss, enhanced: true, data: countdownTimerData }),
  register('custom-html', CustomHtml, { css: customHtmlCss, enhanced: true, frame: customHtmlFrame }),
  register('department-carousel', DepartmentCarousel, { css: departmentCarouselCss, enhanced: true, data: departmentCarouselData }),
  register('divider', Divider, { css: dividerCss, enhanced: false }),
  register('events', Events, { css: eventsCss, enhanced: true, data: eventsData }),
  register('faq', Faq, { css: faqCss, enhanced: false }),
  register('flip-cards', FlipCards, { css: flipCardsCss, enhanced: true }),
  register('footer', Footer, { css: footerCss, enhanced: false }),
  register('gradient', Gradient, { css: gradientCss, enhanced: false }),
  register('header', Header, { css: headerCss, enhanced: true }),
  register('heading', Heading, { css: headingCss, enhanced: false }),
  register('hero', Hero, { css: heroCss, enhanced: false }),
  register('image', Image, { css: imageCss, enhanced: false }),
  register('job-detail', JobDetail, { css: jobDetailCss + applyNoteCss + companyFactsCss + jobLinesCss + jobNoticesCss + jobTrustCss + jobWaysCss, enhanced: true, data: jobDetailData }),
  register('job-filter', JobFilter, { css: jobFilterCss, enhanced: true, data: jobFilterData }),
  register('job-list', JobList, { css: jobListCss + noJobsCss + paginationCss, enhanced: true, data: jobListData }),
  register('job-map', JobMap, { css: jobMapCss, enhanced: true, data: jobMapData }),
  register('job-recommendation-wizard', JobRecommendationWizard, { css: jobRecommendationWizardCss + placeFieldCss, enhanced: true }),
  register('job-search', JobSearch, { css: jobSearchCss + mapViewCss + nearMeCss + searchNoticeCss, enhanced: true, data: jobSearchData }),
  register('job-summary', JobSummary, { css: jobSummaryCss, enhanced: false, data: jobSummaryData }),
  register('line-graph', LineGraph, { css: lineGraphCss, enhanced: false }),
  register('location-notice', LocationNotice, { css: locationNoticeCss, enhanced: true }),
  register('logo-strip', LogoStrip, { css: logoStripCss, enhanced: false }),
  register('media-text', MediaText, { css: mediaTextCss, enhanced: false }),
  register('meet-the-team', MeetTheTeam, { css: meetTheTeamCss, enhanced: false }),
  register('recorded-events', RecordedEvents, { css: recordedEventsCss, enhanced: false }),
  register('resume-upload', ResumeUpload, { css: resumeUploadCss, enhanced: true }),
  register('rich-text', RichText, { css: richTextCss, enhanced: false }),
  register('search-hero', SearchHero, { css: searchHeroCss, enhanced: true }),
  register('sign-up', SignUp, { css: signUpCss, enhanced: true, data: signUpData }),
  register('social-feed', SocialFeed, { css: socialFeedCss, enhanced: true }),
  register('spacer', Spacer, { css: spacerCss, enhanced: false }),
  register('steps', Steps, { css: stepsCss, enhanced: false }),
  register('tab-carousel', TabCarousel, { css: tabCarouselCss, enhanced: true }),
  register('tabs', Tabs, { css: tabsCss, enhanced: true }),
  register('testimonials-carousel', TestimonialsCarousel, { css: testimonialsCarouselCss, enhanced: true }),
  register('video', Video, { css: videoCss, enhanced: false }),
  register('wallpaper', Wallpaper, { css: wallpaperCss, enhanced: false }),
  register('welcome-search', WelcomeSearch, { css: welcomeSearchCss, enhanced: false }),
]);
