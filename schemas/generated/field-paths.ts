// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { FieldPaths } from '#schemas/fields.ts';

export const widgetTypes = ["about-us","blog-article","blog-list","blogs","breadcrumbs","button","cards","company-directory","cookie-consent","countdown-timer","custom-html","department-carousel","divider","events","faq","flip-cards","footer","gradient","header","heading","hero","image","job-detail","job-filter","job-list","job-search","job-summary","line-graph","location-notice","logo-strip","media-text","meet-the-team","rich-text","search-hero","sign-up","social-feed","spacer","steps","tab-carousel","tabs","testimonials-carousel","video","wallpaper","welcome-search"] as const;

export const fieldPaths: FieldPaths = {
  "about-us": {
    "RichText": [
      "html"
    ],
    "Image": [
      "image"
    ],
    "AssetPath": [
      "image.src"
    ],
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "blog-article": {
    "Image": [
      "image",
      "sections.*.image"
    ],
    "AssetPath": [
      "image.src",
      "sections.*.image.src"
    ],
    "RichText": [
      "sections.*.html"
    ]
  },
  "blog-list": {
    "Image": [
      "posts.*.image"
    ],
    "AssetPath": [
      "posts.*.image.src"
    ],
    "Href": [
      "posts.*.redirectUrl"
    ]
  },
  "blogs": {
    "Image": [
      "posts.*.image"
    ],
    "AssetPath": [
      "posts.*.image.src"
    ],
    "Href": [
      "posts.*.redirectUrl",
      "allLink.href"
    ],
    "Link": [
      "allLink"
    ]
  },
  "breadcrumbs": {
    "Href": [
      "items.*.href"
    ]
  },
  "button": {
    "Link": [
      "link"
    ],
    "Href": [
      "link.href"
    ]
  },
  "cards": {
    "Image": [
      "cards.*.image"
    ],
    "AssetPath": [
      "cards.*.image.src"
    ],
    "Link": [
      "cards.*.link"
    ],
    "Href": [
      "cards.*.link.href"
    ]
  },
  "company-directory": {
    "Image": [
      "companies.*.image"
    ],
    "AssetPath": [
      "companies.*.image.src"
    ],
    "Href": [
      "companies.*.redirectionUrl"
    ]
  },
  "cookie-consent": {
    "Link": [
      "policy"
    ],
    "Href": [
      "policy.href"
    ]
  },
  "countdown-timer": {
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "custom-html": {},
  "department-carousel": {
    "Image": [
      "items.*.image"
    ],
    "AssetPath": [
      "items.*.image.src"
    ]
  },
  "divider": {},
  "events": {
    "Link": [
      "events.*.link"
    ],
    "Href": [
      "events.*.link.href"
    ]
  },
  "faq": {
    "RichText": [
      "items.*.answer"
    ]
  },
  "flip-cards": {
    "Image": [
      "cards.*.image"
    ],
    "AssetPath": [
      "cards.*.image.src"
    ]
  },
  "footer": {
    "Image": [
      "logo"
    ],
    "AssetPath": [
      "logo.src"
    ],
    "Link": [
      "links.*"
    ],
    "Href": [
      "links.*.href",
      "contacts.*.href"
    ]
  },
  "gradient": {
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "header": {
    "Image": [
      "logo"
    ],
    "AssetPath": [
      "logo.src"
    ],
    "Link": [
      "links.*",
      "cta"
    ],
    "Href": [
      "links.*.href",
      "cta.href"
    ],
    "Path": [
      "savedJobsUrl",
      "jobListingUrl"
    ]
  },
  "heading": {},
  "hero": {
    "Image": [
      "logo",
      "media.image"
    ],
    "AssetPath": [
      "logo.src",
      "media.image.src"
    ],
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ],
    "VideoPath": [
      "media.video"
    ]
  },
  "image": {
    "Image": [
      "image"
    ],
    "AssetPath": [
      "image.src"
    ],
    "Href": [
      "href"
    ]
  },
  "job-detail": {
    "Path": [
      "backUrl"
    ]
  },
  "job-filter": {},
  "job-list": {},
  "job-search": {
    "WidgetRef": [
      "listWidgetId",
      "filterWidgetId",
      "detailWidgetId"
    ]
  },
  "job-summary": {},
  "line-graph": {},
  "location-notice": {
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "logo-strip": {
    "Image": [
      "logos.*.image"
    ],
    "AssetPath": [
      "logos.*.image.src"
    ],
    "Href": [
      "logos.*.href"
    ]
  },
  "media-text": {
    "Image": [
      "image"
    ],
    "AssetPath": [
      "image.src"
    ],
    "RichText": [
      "html"
    ],
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "meet-the-team": {
    "Image": [
      "people.*.image"
    ],
    "AssetPath": [
      "people.*.image.src"
    ]
  },
  "rich-text": {
    "RichText": [
      "html"
    ]
  },
  "search-hero": {
    "Image": [
      "image"
    ],
    "AssetPath": [
      "image.src"
    ]
  },
  "sign-up": {
    "Link": [
      "privacy"
    ],
    "Href": [
      "privacy.href"
    ]
  },
  "social-feed": {
    "Image": [
      "networks.*.posts.*.image"
    ],
    "AssetPath": [
      "networks.*.posts.*.image.src"
    ],
    "Href": [
      "networks.*.posts.*.href"
    ]
  },
  "spacer": {},
  "steps": {
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "tab-carousel": {
    "Image": [
      "tabs.*.slides.*.image"
    ],
    "AssetPath": [
      "tabs.*.slides.*.image.src"
    ],
    "Link": [
      "tabs.*.slides.*.link"
    ],
    "Href": [
      "tabs.*.slides.*.link.href"
    ]
  },
  "tabs": {
    "WidgetRef": [
      "tabs.*.widgetId"
    ]
  },
  "testimonials-carousel": {
    "Image": [
      "items.*.image"
    ],
    "AssetPath": [
      "items.*.image.src"
    ]
  },
  "video": {
    "VideoPath": [
      "video"
    ],
    "Image": [
      "poster"
    ],
    "AssetPath": [
      "poster.src"
    ],
    "CaptionsPath": [
      "captions.*.src"
    ],
    "RichText": [
      "transcript"
    ]
  },
  "wallpaper": {
    "Image": [
      "image"
    ],
    "AssetPath": [
      "image.src"
    ],
    "Link": [
      "cta"
    ],
    "Href": [
      "cta.href"
    ]
  },
  "welcome-search": {
    "Path": [
      "searchPageLink"
    ],
    "Image": [
      "image"
    ],
    "AssetPath": [
      "image.src"
    ]
  }
};

/** Property names by definition, for "did you mean". */
export const propertyNames: Readonly<Record<string, readonly string[]>> = {
  "Link": [
    "label",
    "href",
    "newTab"
  ],
  "Image": [
    "src",
    "alt",
    "width",
    "height",
    "decorative",
    "focus"
  ],
  "FocusPoint": [
    "x",
    "y"
  ],
  "SectionOptions": [
    "childDirection",
    "px",
    "py",
    "mx",
    "my",
    "gap",
    "span",
    "padding",
    "animation",
    "desktopOnly",
    "background",
    "maxWidth",
    "breakpoints"
  ],
  "SectionBreakpoints": [
    "mobile",
    "tablet",
    "desktop"
  ],
  "SectionOverrides": [
    "px",
    "py",
    "mx",
    "my",
    "gap",
    "span",
    "padding",
    "animation",
    "background",
    "maxWidth"
  ],
  "Section": [
    "sectionId",
    "widgetId",
    "subSections",
    "options"
  ],
  "PageMetadata": [
    "title",
    "description",
    "image",
    "robots",
    "lang",
    "layout"
  ],
  "WidgetEnvelope": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "WidgetVariants": [
    "p"
  ],
  "Page": [
    "$schema",
    "schemaVersion",
    "id",
    "url",
    "aliases",
    "type",
    "metadata",
    "widgets"
  ],
  "SiteUrls": [
    "home",
    "jobListing"
  ],
  "Company": [
    "name",
    "logo"
  ],
  "Theme": [
    "colors",
    "sky",
    "radius",
    "fonts",
    "labelCase"
  ],
  "ThemeColors": [
    "ink",
    "muted",
    "paper",
    "surface",
    "tint",
    "line",
    "accent",
    "onAccent",
    "action",
    "actionHover",
    "onAction",
    "secondary"
  ],
  "ThemeRadius": [
    "card",
    "input",
    "button"
  ],
  "ThemeFonts": [
    "heading"
  ],
  "SiteMetadata": [
    "titleSuffix",
    "icon",
    "image"
  ],
  "CustomParameter": [
    "key",
    "value",
    "parameterPath",
    "dependentEntity"
  ],
  "Site": [
    "$schema",
    "id",
    "agencyId",
    "agencyName",
    "clientId",
    "name",
    "sitePrefix",
    "hosts",
    "apiHosts",
    "country",
    "locale",
    "urls",
    "companies",
    "theme",
    "metadata",
    "enableWidgetTracking",
    "appendTrackingParams",
    "customParameters",
    "messages",
    "showWidgetErrors"
  ],
  "AboutUsStat": [
    "value",
    "label"
  ],
  "ArticleSection": [
    "id",
    "heading",
    "html",
    "image"
  ],
  "BlogListPost": [
    "id",
    "image",
    "title",
    "description",
    "redirectUrl",
    "date"
  ],
  "BlogsPost": [
    "id",
    "image",
    "title",
    "description",
    "redirectUrl",
    "date"
  ],
  "Breadcrumb": [
    "label",
    "href"
  ],
  "Card": [
    "id",
    "title",
    "image",
    "icon",
    "text",
    "link"
  ],
  "CardColumns": [
    "mobile",
    "tablet",
    "desktop"
  ],
  "DirectoryCompany": [
    "id",
    "name",
    "image",
    "bgColor",
    "redirectionUrl"
  ],
  "ConsentCategory": [
    "id",
    "name",
    "description",
    "required"
  ],
  "Department": [
    "id",
    "name",
    "image",
    "icon",
    "filter"
  ],
  "DepartmentFilter": [
    "field",
    "value"
  ],
  "EventsItem": [
    "id",
    "title",
    "place",
    "description",
    "eventDateAndTime",
    "link"
  ],
  "EventsTime": [
    "start",
    "end"
  ],
  "FaqItem": [
    "question",
    "answer"
  ],
  "FlipCard": [
    "id",
    "title",
    "image",
    "text"
  ],
  "FooterContact": [
    "kind",
    "label",
    "href"
  ],
  "HeroMedia": [
    "image",
    "video"
  ],
  "JobListVariant": [
    "listType"
  ],
  "JobCardConfig": [
    "showPay",
    "showSchedule",
    "showDate",
    "showLogo"
  ],
  "LineGraphSeries": [
    "name",
    "points"
  ],
  "LineGraphPoint": [
    "x",
    "y"
  ],
  "LineGraphUnits": [
    "x",
    "y"
  ],
  "StripLogo": [
    "name",
    "image",
    "href"
  ],
  "MediaTextItem": [
    "icon",
    "title",
    "text"
  ],
  "TeamPerson": [
    "id",
    "name",
    "role",
    "image",
    "bio"
  ],
  "SearchHeroFact": [
    "value",
    "label"
  ],
  "SignUpFields": [
    "email",
    "phone"
  ],
  "SocialNetwork": [
    "name",
    "posts"
  ],
  "SocialPost": [
    "text",
    "image",
    "href",
    "date"
  ],
  "Step": [
    "number",
    "title",
    "text"
  ],
  "TabCarouselTab": [
    "name",
    "slides"
  ],
  "TabCarouselSlide": [
    "title",
    "text",
    "image",
    "link"
  ],
  "TabsTab": [
    "name",
    "widgetId"
  ],
  "Testimonial": [
    "id",
    "quote",
    "name",
    "role",
    "image"
  ],
  "VideoCaptions": [
    "src",
    "language"
  ],
  "AboutUsContent": [
    "eyebrow",
    "heading",
    "html",
    "image",
    "imageSide",
    "stats",
    "cta"
  ],
  "AboutUsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "BlogArticleContent": [
    "title",
    "headingLevel",
    "date",
    "readingMinutes",
    "lead",
    "image",
    "sections"
  ],
  "BlogArticleWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "BlogListContent": [
    "eyebrow",
    "heading",
    "headingLevel",
    "subheading",
    "posts"
  ],
  "BlogListWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "BlogsContent": [
    "eyebrow",
    "heading",
    "subheading",
    "posts",
    "allLink"
  ],
  "BlogsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "BreadcrumbsContent": [
    "items"
  ],
  "BreadcrumbsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "ButtonContent": [
    "link",
    "variant",
    "align",
    "icon"
  ],
  "ButtonWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "CardsContent": [
    "eyebrow",
    "heading",
    "subheading",
    "cards",
    "columns",
    "align"
  ],
  "CardsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "CompanyDirectoryContent": [
    "eyebrow",
    "heading",
    "headingLevel",
    "subheading",
    "companies",
    "pageSize"
  ],
  "CompanyDirectoryWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "CookieConsentContent": [
    "heading",
    "text",
    "policy",
    "version",
    "categories"
  ],
  "CookieConsentWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "CountdownTimerContent": [
    "eyebrow",
    "heading",
    "subheading",
    "target",
    "timeZone",
    "doneText",
    "cta",
    "align"
  ],
  "CountdownTimerWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "CustomHtmlContent": [
    "heading",
    "subheading",
    "title",
    "html",
    "css",
    "javascript",
    "height"
  ],
  "CustomHtmlWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "DepartmentCarouselContent": [
    "eyebrow",
    "heading",
    "subheading",
    "items"
  ],
  "DepartmentCarouselWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "DividerContent": [
    "label",
    "icon",
    "line"
  ],
  "DividerWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "EventsContent": [
    "eyebrow",
    "heading",
    "subheading",
    "events",
    "timeZone",
    "emptyText"
  ],
  "EventsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "FaqContent": [
    "eyebrow",
    "heading",
    "subheading",
    "items"
  ],
  "FaqWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "FlipCardsContent": [
    "eyebrow",
    "heading",
    "subheading",
    "cards"
  ],
  "FlipCardsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "FooterContent": [
    "logo",
    "tagline",
    "year",
    "owner",
    "links",
    "contacts",
    "note"
  ],
  "FooterWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "GradientContent": [
    "stops",
    "angle",
    "height",
    "eyebrow",
    "heading",
    "text",
    "cta",
    "align"
  ],
  "GradientWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "HeaderContent": [
    "logo",
    "links",
    "cta",
    "savedJobsUrl",
    "jobListingUrl",
    "searchField"
  ],
  "HeaderWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "HeadingContent": [
    "eyebrow",
    "text",
    "level",
    "subheading",
    "align"
  ],
  "HeadingWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "HeroContent": [
    "logo",
    "eyebrow",
    "title",
    "headingLevel",
    "text",
    "textLang",
    "cta",
    "media",
    "align"
  ],
  "HeroWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "ImageContent": [
    "image",
    "caption",
    "href",
    "rounded"
  ],
  "ImageWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "JobDetailContent": [
    "backUrl",
    "showShare",
    "showSave"
  ],
  "JobDetailWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "JobFilterContent": [
    "facetFields",
    "radiusOptions"
  ],
  "JobFilterWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "JobListContent": [
    "heading",
    "variantConfig",
    "maxJobCards",
    "jobSummaryConfig"
  ],
  "JobListWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "JobSearchContent": [
    "heading",
    "headingLevel",
    "listWidgetId",
    "filterWidgetId",
    "detailWidgetId"
  ],
  "JobSearchWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "JobSummaryContent": [
    "fields"
  ],
  "JobSummaryWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "LineGraphContent": [
    "eyebrow",
    "heading",
    "subheading",
    "series",
    "units",
    "source"
  ],
  "LineGraphWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "LocationNoticeContent": [
    "heading",
    "text",
    "cta"
  ],
  "LocationNoticeWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "LogoStripContent": [
    "heading",
    "logos"
  ],
  "LogoStripWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "MediaTextContent": [
    "image",
    "imageSide",
    "eyebrow",
    "heading",
    "html",
    "items",
    "cta"
  ],
  "MediaTextWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "MeetTheTeamContent": [
    "eyebrow",
    "heading",
    "subheading",
    "people",
    "align"
  ],
  "MeetTheTeamWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "RichTextContent": [
    "html",
    "align"
  ],
  "RichTextWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "SearchHeroContent": [
    "eyebrow",
    "title",
    "headingLevel",
    "text",
    "textLang",
    "image",
    "ctaLabel",
    "facts"
  ],
  "SearchHeroWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "SignUpContent": [
    "eyebrow",
    "heading",
    "subheading",
    "fields",
    "consentText",
    "privacy",
    "list",
    "submitLabel",
    "successText",
    "align"
  ],
  "SignUpWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "SocialFeedContent": [
    "eyebrow",
    "heading",
    "subheading",
    "networks"
  ],
  "SocialFeedWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "SpacerContent": [
    "mobile",
    "tablet",
    "desktop"
  ],
  "SpacerWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "StepsContent": [
    "eyebrow",
    "heading",
    "subheading",
    "steps",
    "cta"
  ],
  "StepsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "TabCarouselContent": [
    "eyebrow",
    "heading",
    "subheading",
    "tabs"
  ],
  "TabCarouselWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "TabsContent": [
    "eyebrow",
    "heading",
    "subheading",
    "tabs"
  ],
  "TabsWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "TestimonialsCarouselContent": [
    "eyebrow",
    "heading",
    "subheading",
    "items"
  ],
  "TestimonialsCarouselWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "VideoContent": [
    "eyebrow",
    "heading",
    "subheading",
    "video",
    "poster",
    "captions",
    "transcript"
  ],
  "VideoWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "WallpaperContent": [
    "image",
    "overlay",
    "height",
    "eyebrow",
    "heading",
    "text",
    "cta",
    "align"
  ],
  "WallpaperWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ],
  "WelcomeSearchContent": [
    "title",
    "headingLevel",
    "text",
    "placeholder",
    "searchPageLink",
    "searchNode",
    "image"
  ],
  "WelcomeSearchWidget": [
    "id",
    "type",
    "version",
    "content",
    "variants"
  ]
};
