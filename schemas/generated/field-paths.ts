// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { FieldPaths } from '#schemas/fields.ts';

export const widgetTypes = ["button","cards","faq","flip-cards","footer","header","heading","hero","image","job-detail","job-filter","job-list","job-search","job-summary","logo-strip","media-text","rich-text","search-hero","steps","welcome-search"] as const;

export const fieldPaths: FieldPaths = {
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
  "steps": {
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
  "SearchHeroFact": [
    "value",
    "label"
  ],
  "Step": [
    "number",
    "title",
    "text"
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
  "WelcomeSearchContent": [
    "title",
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
