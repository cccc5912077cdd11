// Generated from schemas/widgets by `npm run codegen`. Do not edit.
import type { WidgetTraits } from '#schemas/definitions/widget-traits.ts';

export const widgetTraits: Readonly<Record<string, WidgetTraits>> = {
 "application-form-v1": {
  "queries": true
 },
 "application-form-v2": {
  "queries": true
 },
 "blog-article": {
  "tones": [
   "links",
   "cards"
  ]
 },
 "blog-list": {
  "tones": [
   "cards"
  ]
 },
 "blogs": {
  "tones": [
   "cards"
  ]
 },
 "breadcrumbs": {
  "common": true,
  "tones": [
   "links"
  ]
 },
 "button": {
  "common": true
 },
 "cards": {
  "common": true,
  "tones": [
   "links",
   "cards"
  ]
 },
 "company-directory": {
  "tones": [
   "links",
   "cards"
  ]
 },
 "cookie-consent": {
  "everyPage": "end",
  "once": true,
  "tones": [
   "links"
  ]
 },
 "countdown-timer": {
  "tones": [
   "cards"
  ],
  "ends": "target"
 },
 "custom-html": {
  "tones": [
   "cards"
  ]
 },
 "department-carousel": {
  "queries": true,
  "tones": [
   "links",
   "cards"
  ]
 },
 "divider": {
  "common": true,
  "tones": [
   "links"
  ]
 },
 "events": {
  "tones": [
   "links",
   "cards"
  ],
  "ends": "events.*.eventDateAndTime.end"
 },
 "faq": {
  "common": true,
  "tones": [
   "links"
  ]
 },
 "footer": {
  "once": true,
  "common": true,
  "landmark": "footer",
  "everyPage": "end",
  "tones": [
   "links",
   "cards"
  ]
 },
 "header": {
  "once": true,
  "common": true,
  "landmark": "header",
  "everyPage": "top"
 },
 "heading": {
  "common": true
 },
 "hero": {
  "common": true
 },
 "image": {
  "common": true
 },
 "job-detail": {
  "queries": true,
  "pageType": "JOB_DETAIL",
  "tones": [
   "links",
   "cards"
  ]
 },
 "job-filter": {
  "queries": true,
  "tones": [
   "links",
   "cards"
  ]
 },
 "job-list": {
  "queries": true,
  "tones": [
   "links",
   "cards"
  ],
  "repeats": {
   "field": "maxJobCards",
   "otherwise": 7
  }
 },
 "job-map": {
  "queries": true,
  "map": true,
  "tones": [
   "cards"
  ]
 },
 "job-recommendation-wizard": {
  "queries": true,
  "tones": [
   "links",
   "cards"
  ]
 },
 "job-search": {
  "queries": true,
  "tones": [
   "links",
   "cards"
  ]
 },
 "job-summary": {
  "queries": true,
  "pageType": "JOB_DETAIL",
  "tones": [
   "links",
   "cards"
  ]
 },
 "line-graph": {
  "tones": [
   "links"
  ]
 },
 "media-text": {
  "common": true,
  "tones": [
   "links"
  ]
 },
 "meet-the-team": {
  "tones": [
   "links",
   "cards"
  ]
 },
 "rich-text": {
  "common": true
 },
 "social-feed": {
  "tones": [
   "cards"
  ]
 },
 "spacer": {
  "common": true
 },
 "steps": {
  "common": true
 },
 "tab-carousel": {
  "tones": [
   "cards"
  ]
 },
 "tabs": {
  "common": true
 },
 "testimonials-carousel": {
  "tones": [
   "links",
   "cards"
  ]
 },
 "video": {
  "tones": [
   "links"
  ]
 },
 "wallpaper": {
  "veils": {
   "field": "overlay",
   "otherwise": "medium",
   "percent": {
    "medium": 66,
    "strong": 84
   },
   "words": [
    "eyebrow",
    "heading",
    "text"
   ]
  }
 }
};
