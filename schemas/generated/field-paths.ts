// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { FieldPaths } from '#schemas/json/fields.ts';

export const widgetTypes = [
  "about-us",
  "application-form-v1",
  "application-form-v2",
  "blog-article",
  "blog-list",
  "blogs",
  "breadcrumbs",
  "button",
  "cards",
  "company-directory",
  "cookie-consent",
  "countdown-timer",
  "custom-html",
  "department-carousel",
  "divider",
  "events",
  "faq",
  "flip-cards",
  "footer",
  "gradient",
  "header",
  "heading",
  "hero",
  "image",
  "job-detail",
  "job-filter",
  "job-list",
  "job-map",
  "job-recommendation-wizard",
  "job-search",
  "job-summary",
  "line-graph",
  "location-notice",
  "logo-strip",
  "media-text",
  "meet-the-team",
  "recorded-events",
  "resume-upload",
  "rich-text",
  "search-hero",
  "sign-up",
  "social-feed",
  "spacer",
  "steps",
  "tab-carousel",
  "tabs",
  "testimonials-carousel",
  "video",
  "wallpaper",
  "welcome-search"
] as const;

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
  "application-form-v1": {
    "FormRef": [
      "form.id"
    ],
    "WidgetRef": [
      "fileUploadWidgetId",
      "successWidgets.*",
      "errorWidgets.*"
    ]
  },
  "application-form-v2": {
    "FormRef": [
      "form.id"
    ],
    "WidgetRef": [
      "fileUploadWidgetId",
      "successWidgets.*",
      "errorWidgets.*"
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
    "Link": [
      "link"
    ],
    "Href": [
      "link.href"
    ]
  },
  "job-detail": {
    "Path": [
      "backUrl"
    ]
  },
  "job-filter": {},
  "job-list": {},
  "job-map": {},
  "job-recommendation-wizard": {},
  "job-search": {
    "WidgetRef": [
      "listWidgetId",
      "filterWidgetId",
      "detailWidgetId",
      "mapWidgetId"
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
  "recorded-events": {},
  "resume-upload": {},
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
