// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { widget as aboutUs } from '../widgets/about-us/index.ts';
import { AboutUs } from '../widgets/about-us/about-us.tsx';
import aboutUsCss from '../widgets/about-us/about-us.module.css?inline';
import { widget as blogArticle } from '../widgets/blog-article/index.ts';
import { BlogArticle } from '../widgets/blog-article/blog-article.tsx';
import blogArticleCss from '../widgets/blog-article/blog-article.module.css?inline';
import { widget as blogList } from '../widgets/blog-list/index.ts';
import { BlogList } from '../widgets/blog-list/blog-list.tsx';
import blogListCss from '../widgets/blog-list/blog-list.module.css?inline';
import { widget as blogs } from '../widgets/blogs/index.ts';
import { Blogs } from '../widgets/blogs/blogs.tsx';
import blogsCss from '../widgets/blogs/blogs.module.css?inline';
import { widget as breadcrumbs } from '../widgets/breadcrumbs/index.ts';
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx';
import breadcrumbsCss from '../widgets/breadcrumbs/breadcrumbs.module.css?inline';
import { widget as button } from '../widgets/button/index.ts';
import { Button } from '../widgets/button/button.tsx';
import buttonCss from '../widgets/button/button.module.css?inline';
import { widget as cards } from '../widgets/cards/index.ts';
import { Cards } from '../widgets/cards/cards.tsx';
import cardsCss from '../widgets/cards/cards.module.css?inline';
import { widget as companyDirectory } from '../widgets/company-directory/index.ts';
import { CompanyDirectory } from '../widgets/company-directory/company-directory.tsx';
import companyDirectoryCss from '../widgets/company-directory/company-directory.module.css?inline';
import { widget as cookieConsent } from '../widgets/cookie-consent/index.ts';
import { CookieConsent } from '../widgets/cookie-consent/cookie-consent.tsx';
import cookieConsentCss from '../widgets/cookie-consent/cookie-consent.module.css?inline';
import { widget as countdownTimer } from '../widgets/countdown-timer/index.ts';
import { CountdownTimer } from '../widgets/countdown-timer/countdown-timer.tsx';
import { data as countdownTimerData } from '../widgets/countdown-timer/data.ts';
import countdownTimerCss from '../widgets/countdown-timer/countdown-timer.module.css?inline';
import { widget as customHtml } from '../widgets/custom-html/index.ts';
import { CustomHtml } from '../widgets/custom-html/custom-html.tsx';
import customHtmlCss from '../widgets/custom-html/custom-html.module.css?inline';
import { widget as departmentCarousel } from '../widgets/department-carousel/index.ts';
import { DepartmentCarousel } from '../widgets/department-carousel/department-carousel.tsx';
import { data as departmentCarouselData } from '../widgets/department-carousel/data.ts';
import departmentCarouselCss from '../widgets/department-carousel/department-carousel.module.css?inline';
import { widget as divider } from '../widgets/divider/index.ts';
import { Divider } from '../widgets/divider/divider.tsx';
import dividerCss from '../widgets/divider/divider.module.css?inline';
import { widget as events } from '../widgets/events/index.ts';
import { Events } from '../widgets/events/events.tsx';
import { data as eventsData } from '../widgets/events/data.ts';
import eventsCss from '../widgets/events/events.module.css?inline';
import { widget as faq } from '../widgets/faq/index.ts';
import { Faq } from '../widgets/faq/faq.tsx';
import faqCss from '../widgets/faq/faq.module.css?inline';
import { widget as flipCards } from '../widgets/flip-cards/index.ts';
import { FlipCards } from '../widgets/flip-cards/flip-cards.tsx';
import flipCardsCss from '../widgets/flip-cards/flip-cards.module.css?inline';
import { widget as footer } from '../widgets/footer/index.ts';
import { Footer } from '../widgets/footer/footer.tsx';
import footerCss from '../widgets/footer/footer.module.css?inline';
import { widget as gradient } from '../widgets/gradient/index.ts';
import { Gradient } from '../widgets/gradient/gradient.tsx';
import gradientCss from '../widgets/gradient/gradient.module.css?inline';
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
import { widget as jobMap } from '../widgets/job-map/index.ts';
import { JobMap } from '../widgets/job-map/job-map.tsx';
import { data as jobMapData } from '../widgets/job-map/data.ts';
import jobMapCss from '../widgets/job-map/job-map.module.css?inline';
import { widget as jobRecommendationWizard } from '../widgets/job-recommendation-wizard/index.ts';
import { JobRecommendationWizard } from '../widgets/job-recommendation-wizard/job-recommendation-wizard.tsx';
import jobRecommendationWizardCss from '../widgets/job-recommendation-wizard/job-recommendation-wizard.module.css?inline';
import placeFieldCss from '../widgets/job-recommendation-wizard/place-field.module.css?inline';
import { widget as jobSearch } from '../widgets/job-search/index.ts';
import { JobSearch } from '../widgets/job-search/job-search.tsx';
import { data as jobSearchData } from '../widgets/job-search/data.ts';
import jobSearchCss from '../widgets/job-search/job-search.module.css?inline';
import mapViewCss from '../widgets/job-search/map-view.module.css?inline';
import nearMeCss from '../widgets/job-search/near-me.module.css?inline';
import searchNoticeCss from '../widgets/job-search/search-notice.module.css?inline';
import { widget as jobSummary } from '../widgets/job-summary/index.ts';
import { JobSummary } from '../widgets/job-summary/job-summary.tsx';
import { data as jobSummaryData } from '../widgets/job-summary/data.ts';
import jobSummaryCss from '../widgets/job-summary/job-summary.module.css?inline';
import { widget as lineGraph } from '../widgets/line-graph/index.ts';
import { LineGraph } from '../widgets/line-graph/line-graph.tsx';
import lineGraphCss from '../widgets/line-graph/line-graph.module.css?inline';
import { widget as locationNotice } from '../widgets/location-notice/index.ts';
import { LocationNotice } from '../widgets/location-notice/location-notice.tsx';
import locationNoticeCss from '../widgets/location-notice/location-notice.module.css?inline';
import { widget as logoStrip } from '../widgets/logo-strip/index.ts';
import { LogoStrip } from '../widgets/logo-strip/logo-strip.tsx';
import logoStripCss from '../widgets/logo-strip/logo-strip.module.css?inline';
import { widget as mediaText } from '../widgets/media-text/index.ts';
import { MediaText } from '../widgets/media-text/media-text.tsx';
import mediaTextCss from '../widgets/media-text/media-text.module.css?inline';
import { widget as meetTheTeam } from '../widgets/meet-the-team/index.ts';
import { MeetTheTeam } from '../widgets/meet-the-team/meet-the-team.tsx';
import meetTheTeamCss from '../widgets/meet-the-team/meet-the-team.module.css?inline';
import { widget as richText } from '../widgets/rich-text/index.ts';
import { RichText } from '../widgets/rich-text/rich-text.tsx';
import richTextCss from '../widgets/rich-text/rich-text.module.css?inline';
import { widget as searchHero } from '../widgets/search-hero/index.ts';
import { SearchHero } from '../widgets/search-hero/search-hero.tsx';
import searchHeroCss from '../widgets/search-hero/search-hero.module.css?inline';
import { widget as signUp } from '../widgets/sign-up/index.ts';
import { SignUp } from '../widgets/sign-up/sign-up.tsx';
import { data as signUpData } from '../widgets/sign-up/data.ts';
import signUpCss from '../widgets/sign-up/sign-up.module.css?inline';
import { widget as socialFeed } from '../widgets/social-feed/index.ts';
import { SocialFeed } from '../widgets/social-feed/social-feed.tsx';
import socialFeedCss from '../widgets/social-feed/social-feed.module.css?inline';
import { widget as spacer } from '../widgets/spacer/index.ts';
import { Spacer } from '../widgets/spacer/spacer.tsx';
import spacerCss from '../widgets/spacer/spacer.module.css?inline';
import { widget as steps } from '../widgets/steps/index.ts';
import { Steps } from '../widgets/steps/steps.tsx';
import stepsCss from '../widgets/steps/steps.module.css?inline';
import { widget as tabCarousel } from '../widgets/tab-carousel/index.ts';
import { TabCarousel } from '../widgets/tab-carousel/tab-carousel.tsx';
import tabCarouselCss from '../widgets/tab-carousel/tab-carousel.module.css?inline';
import { widget as tabs } from '../widgets/tabs/index.ts';
import { Tabs } from '../widgets/tabs/tabs.tsx';
import tabsCss from '../widgets/tabs/tabs.module.css?inline';
import { widget as testimonialsCarousel } from '../widgets/testimonials-carousel/index.ts';
import { TestimonialsCarousel } from '../widgets/testimonials-carousel/testimonials-carousel.tsx';
import testimonialsCarouselCss from '../widgets/testimonials-carousel/testimonials-carousel.module.css?inline';
import { widget as video } from '../widgets/video/index.ts';
import { Video } from '../widgets/video/video.tsx';
import videoCss from '../widgets/video/video.module.css?inline';
import { widget as wallpaper } from '../widgets/wallpaper/index.ts';
import { Wallpaper } from '../widgets/wallpaper/wallpaper.tsx';
import wallpaperCss from '../widgets/wallpaper/wallpaper.module.css?inline';
import { widget as welcomeSearch } from '../widgets/welcome-search/index.ts';
import { WelcomeSearch } from '../widgets/welcome-search/welcome-search.tsx';
import welcomeSearchCss from '../widgets/welcome-search/welcome-search.module.css?inline';

export const serverRegistry = toRegistry([
  register(aboutUs, AboutUs, { css: aboutUsCss, enhanced: false }),
  register(blogArticle, BlogArticle, { css: blogArticleCss, enhanced: false }),
  register(blogList, BlogList, { css: blogListCss, enhanced: true }),
  register(blogs, Blogs, { css: blogsCss, enhanced: true }),
  register(breadcrumbs, Breadcrumbs, { css: breadcrumbsCss, enhanced: false }),
  register(button, Button, { css: buttonCss, enhanced: false }),
  register(cards, Cards, { css: cardsCss, enhanced: false }),
  register(companyDirectory, CompanyDirectory, { css: companyDirectoryCss, enhanced: true }),
  register(cookieConsent, CookieConsent, { css: cookieConsentCss, enhanced: true }),
  register(countdownTimer, CountdownTimer, { css: countdownTimerCss, enhanced: true, data: countdownTimerData }),
  register(customHtml, CustomHtml, { css: customHtmlCss, enhanced: true }),
  register(departmentCarousel, DepartmentCarousel, { css: departmentCarouselCss, enhanced: true, data: departmentCarouselData }),
  register(divider, Divider, { css: dividerCss, enhanced: false }),
  register(events, Events, { css: eventsCss, enhanced: true, data: eventsData }),
  register(faq, Faq, { css: faqCss, enhanced: false }),
  register(flipCards, FlipCards, { css: flipCardsCss, enhanced: true }),
  register(footer, Footer, { css: footerCss, enhanced: false }),
  register(gradient, Gradient, { css: gradientCss, enhanced: false }),
  register(header, Header, { css: headerCss, enhanced: true }),
  register(heading, Heading, { css: headingCss, enhanced: false }),
  register(hero, Hero, { css: heroCss, enhanced: false }),
  register(image, Image, { css: imageCss, enhanced: false }),
  register(jobDetail, JobDetail, { css: jobDetailCss + jobNoticesCss, enhanced: true, data: jobDetailData }),
  register(jobFilter, JobFilter, { css: jobFilterCss, enhanced: true, data: jobFilterData }),
  register(jobList, JobList, { css: jobListCss + noJobsCss + paginationCss, enhanced: true, data: jobListData }),
  register(jobMap, JobMap, { css: jobMapCss, enhanced: true, data: jobMapData }),
  register(jobRecommendationWizard, JobRecommendationWizard, { css: jobRecommendationWizardCss + placeFieldCss, enhanced: true }),
  register(jobSearch, JobSearch, { css: jobSearchCss + mapViewCss + nearMeCss + searchNoticeCss, enhanced: true, data: jobSearchData }),
  register(jobSummary, JobSummary, { css: jobSummaryCss, enhanced: false, data: jobSummaryData }),
  register(lineGraph, LineGraph, { css: lineGraphCss, enhanced: false }),
  register(locationNotice, LocationNotice, { css: locationNoticeCss, enhanced: true }),
  register(logoStrip, LogoStrip, { css: logoStripCss, enhanced: false }),
  register(mediaText, MediaText, { css: mediaTextCss, enhanced: false }),
  register(meetTheTeam, MeetTheTeam, { css: meetTheTeamCss, enhanced: false }),
  register(richText, RichText, { css: richTextCss, enhanced: false }),
  register(searchHero, SearchHero, { css: searchHeroCss, enhanced: true }),
  register(signUp, SignUp, { css: signUpCss, enhanced: true, data: signUpData }),
  register(socialFeed, SocialFeed, { css: socialFeedCss, enhanced: true }),
  register(spacer, Spacer, { css: spacerCss, enhanced: false }),
  register(steps, Steps, { css: stepsCss, enhanced: false }),
  register(tabCarousel, TabCarousel, { css: tabCarouselCss, enhanced: true }),
  register(tabs, Tabs, { css: tabsCss, enhanced: true }),
  register(testimonialsCarousel, TestimonialsCarousel, { css: testimonialsCarouselCss, enhanced: true }),
  register(video, Video, { css: videoCss, enhanced: false }),
  register(wallpaper, Wallpaper, { css: wallpaperCss, enhanced: false }),
  register(welcomeSearch, WelcomeSearch, { css: welcomeSearchCss, enhanced: false }),
]);
