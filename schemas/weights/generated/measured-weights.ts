// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/definitions/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 1479.1,
  "css": 3891,
  "sectionHtml": 3.5,
  "sectionCss": 2.6,
  "vectorHtml": 16,
  "rasterHtml": 98.3,
  "iconHtml": 67.3
 },
 "parts": {
  "carousel": 454,
  "sort-bar": 91,
  "tabbed-panels": 280,
  "linked-card": 342,
  "hero-stage": 74,
  "disclosure": 152,
  "job-card": 693,
  "zone-offer": 0,
  "apply-form": 1760
 },
 "scripts": {
  "after-pointer": 185,
  "answer-tree": 6841,
  "applicant-keys": 3095,
  "application-form": 40652,
  "applied-jobs": 627,
  "call-address": 315,
  "carousel": 741,
  "city-combobox": 345,
  "consent": 438,
  "constants": 166,
  "count-text": 100,
  "distance": 343,
  "draw-bands": 338,
  "entry-animation": 497,
  "form-calls": 1576,
  "is-drawable": 158,
  "job-history": 489,
  "job-href": 149,
  "job-texts": 429,
  "job-trail": 619,
  "kept-marks": 494,
  "location-option": 230,
  "location-text": 241,
  "my-zone": 505,
  "offered-jobs": 265,
  "option-list": 441,
  "page-jobs": 152,
  "parse-saved-job": 386,
  "personal-jobs": 870,
  "phone-number": 908,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "prefill-from-resume": 1052,
  "preload-helper": 48,
  "printed-card": 1256,
  "quick-apply-call": 1375,
  "resume-file": 185,
  "rolldown-runtime": 154,
  "save-events": 534,
  "save-queue": 2840,
  "saved-jobs": 666,
  "saved-note": 622,
  "search-suggestions": 1277,
  "serve-applicants": 1556,
  "service-url": 99,
  "tab-list": 854,
  "track": 155,
  "type-ahead": 1268,
  "upload-file": 1878,
  "visit-source": 332,
  "visitor-id": 355,
  "visitor-place": 1210,
  "wake-saving": 401,
  "undefined": 2607,
  "address-lookup": 757,
  "ask": 827,
  "ask-applied": 677,
  "collector": 2746,
  "compare-dialog": 1037,
  "enhance-blog-list": 299,
  "enhance-blogs": 74,
  "enhance-company-directory": 587,
  "enhance-cookie-consent": 551,
  "enhance-countdown-timer": 690,
  "enhance-custom-html": 337,
  "enhance-department-carousel": 82,
  "enhance-events": 337,
  "enhance-flip-cards": 457,
  "enhance-header": 516,
  "enhance-job-detail": 1101,
  "enhance-job-filter": 434,
  "enhance-job-list": 854,
  "enhance-job-map": 304,
  "enhance-job-recommendation-wizard": 911,
  "enhance-job-search": 3121,
  "enhance-location-notice": 528,
  "enhance-resume-upload": 178,
  "enhance-search-hero": 605,
  "enhance-sign-up": 1302,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "island-application-form-v1": 224,
  "island-application-form-v2": 224,
  "job-marks": 504,
  "keep-saved-pages": 1380,
  "live-map": 291785,
  "loader": 849,
  "map-opening": 697,
  "map-session": 1808,
  "measuring": 663,
  "near-me": 613,
  "neighbours": 419,
  "passing-notice": 381,
  "personal-cards": 1931,
  "save-buttons": 345,
  "saved-badge": 604,
  "saved-cards": 2306,
  "search-panel": 699,
  "share-buttons": 740,
  "show-notice": 233,
  "tracking": 467,
  "trail-cards": 530,
  "web-vitals": 2229,
  "wizard": 2672,
  "zone-distance": 217,
  "zone-offer": 502
 },
 "pageScripts": {
  "tracking": [
   "tracking",
   "track",
   "visit-source",
   "preload-helper"
  ],
  "entry-animation": [
   "entry-animation"
  ],
  "draw-bands": [
   "draw-bands"
  ],
  "measuring": [
   "measuring",
   "consent",
   "track",
   "preload-helper",
   "enhance-cookie-consent"
  ]
 },
 "fonts": {
  "bricolage-grotesque": 14132,
  "barlow-condensed": 14380
 },
 "widgets": {
  "about-us": {
   "html": {
    "fixed": 49.5,
    "field": 15.6,
    "repeat": 1.4
   },
   "css": 427,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "application-form-v1": {
   "html": {
    "fixed": 11533.5,
    "field": 15,
    "repeat": 4
   },
   "css": 19,
   "parts": [
    "apply-form"
   ],
   "scripts": [
    "loader",
    "island-application-form-v1",
    "application-form",
    "track",
    "preload-helper",
    "resume-file",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "save-events",
    "constants",
    "phone-number",
    "rolldown-runtime",
    "kept-marks"
   ],
   "tracked": false,
   "pictures": {}
  },
  "application-form-v2": {
   "html": {
    "fixed": 11532.8,
    "field": 15,
    "repeat": 4
   },
   "css": 19,
   "parts": [
    "apply-form"
   ],
   "scripts": [
    "loader",
    "island-application-form-v2",
    "application-form",
    "track",
    "preload-helper",
    "resume-file",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "save-events",
    "constants",
    "phone-number",
    "rolldown-runtime",
    "kept-marks"
   ],
   "tracked": false,
   "pictures": {}
  },
  "blog-article": {
   "html": {
    "fixed": 304.9,
    "field": 19.3,
    "repeat": 6.7
   },
   "css": 654,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif",
     "priority": true
    },
    "sections.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "blog-list": {
   "html": {
    "fixed": 281.4,
    "field": 15.8,
    "repeat": 4.9
   },
   "css": 125,
   "parts": [
    "sort-bar",
    "linked-card"
   ],
   "scripts": [
    "enhance-blog-list"
   ],
   "tracked": true,
   "pictures": {
    "posts.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "blogs": {
   "html": {
    "fixed": 249.2,
    "field": 24.4,
    "repeat": 1.5
   },
   "css": 71,
   "parts": [
    "carousel",
    "linked-card"
   ],
   "scripts": [
    "enhance-blogs",
    "carousel",
    "track"
   ],
   "tracked": true,
   "pictures": {
    "posts.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "breadcrumbs": {
   "html": {
    "fixed": 152.6,
    "field": 15,
    "repeat": 5.7
   },
   "css": 254,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 17.6,
    "field": 5.1,
    "repeat": 4
   },
   "css": 74,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "cards": {
   "html": {
    "fixed": 88.3,
    "field": 14.7,
    "repeat": 1.3
   },
   "css": 330,
   "parts": [
    "linked-card"
   ],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "cards.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "company-directory": {
   "html": {
    "fixed": 257.5,
    "field": 18,
    "repeat": 3.4
   },
   "css": 642,
   "parts": [
    "sort-bar"
   ],
   "scripts": [
    "enhance-company-directory"
   ],
   "tracked": true,
   "pictures": {
    "companies.*.image": {
     "pixels": 546,
     "format": "avif",
     "mark": true
    }
   }
  },
  "cookie-consent": {
   "html": {
    "fixed": 0,
    "field": 0,
    "repeat": 0.1
   },
   "css": 0,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent",
    "consent",
    "preload-helper"
   ],
   "tracked": false,
   "pictures": {}
  },
  "countdown-timer": {
   "html": {
    "fixed": 211.9,
    "field": 8.4,
    "repeat": 4
   },
   "css": 324,
   "parts": [],
   "scripts": [
    "enhance-countdown-timer"
   ],
   "tracked": true,
   "pictures": {}
  },
  "custom-html": {
   "html": {
    "fixed": 36.1,
    "field": 3.8,
    "repeat": 4
   },
   "css": 123,
   "parts": [],
   "scripts": [
    "enhance-custom-html"
   ],
   "tracked": false,
   "pictures": {}
  },
  "department-carousel": {
   "html": {
    "fixed": 149.6,
    "field": 22.3,
    "repeat": 1.6
   },
   "css": 455,
   "parts": [
    "carousel"
   ],
   "scripts": [
    "enhance-department-carousel",
    "carousel",
    "track"
   ],
   "tracked": true,
   "pictures": {
    "items.*.image": {
     "pixels": 390,
     "format": "avif"
    }
   }
  },
  "divider": {
   "html": {
    "fixed": 39.9,
    "field": 12.2,
    "repeat": 4
   },
   "css": 155,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "events": {
   "html": {
    "fixed": 50.5,
    "field": 28.3,
    "repeat": 6.6
   },
   "css": 335,
   "parts": [],
   "scripts": [
    "enhance-events"
   ],
   "tracked": true,
   "pictures": {}
  },
  "faq": {
   "html": {
    "fixed": 74.3,
    "field": 14.8,
    "repeat": 1.3
   },
   "css": 395,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 216,
    "field": 15.9,
    "repeat": 11.1
   },
   "css": 1024,
   "parts": [],
   "scripts": [
    "enhance-flip-cards"
   ],
   "tracked": false,
   "pictures": {
    "cards.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "footer": {
   "html": {
    "fixed": 3.3,
    "field": 26.3,
    "repeat": 1.5
   },
   "css": 552,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "logo": {
     "pixels": 480,
     "format": "avif"
    }
   }
  },
  "gradient": {
   "html": {
    "fixed": 123.8,
    "field": 11.5,
    "repeat": 3
   },
   "css": 441,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 157.1,
    "field": 34.1,
    "repeat": 13.2
   },
   "css": 824,
   "parts": [],
   "scripts": [
    "enhance-header",
    "kept-marks",
    "preload-helper"
   ],
   "tracked": true,
   "pictures": {
    "logo": {
     "pixels": 480,
     "format": "avif"
    }
   }
  },
  "heading": {
   "html": {
    "fixed": 20.2,
    "field": 10.7,
    "repeat": 4
   },
   "css": 24,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "hero": {
   "html": {
    "fixed": 49.2,
    "field": 17.9,
    "repeat": 4
   },
   "css": 456,
   "parts": [
    "hero-stage"
   ],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "media.image": {
     "pixels": 780,
     "format": "avif",
     "priority": true
    },
    "logo": {
     "pixels": 480,
     "format": "avif",
     "mark": true
    }
   }
  },
  "image": {
   "html": {
    "fixed": 48.2,
    "field": 12.1,
    "repeat": 4
   },
   "css": 117,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "job-detail": {
   "html": {
    "fixed": 3831.3,
    "field": 14.8,
    "repeat": 4
   },
   "css": 1628,
   "parts": [],
   "scripts": [
    "enhance-job-detail",
    "track",
    "consent",
    "job-history",
    "kept-marks",
    "wake-saving",
    "visit-source",
    "preload-helper"
   ],
   "tracked": true,
   "pictures": {}
  },
  "job-filter": {
   "html": {
    "fixed": 1092.9,
    "field": 17.9,
    "repeat": 19.6
   },
   "css": 723,
   "parts": [],
   "scripts": [
    "enhance-job-filter"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-list": {
   "html": {
    "fixed": 0,
    "field": 0,
    "repeat": 83.2
   },
   "css": 1157,
   "parts": [
    "job-card",
    "saved-list",
    "zone-offer"
   ],
   "scripts": [
    "enhance-job-list",
    "wake-saving",
    "kept-marks",
    "preload-helper"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-map": {
   "html": {
    "fixed": 144.3,
    "field": 12.7,
    "repeat": 4
   },
   "css": 341,
   "parts": [],
   "scripts": [
    "enhance-job-map",
    "kept-marks",
    "preload-helper"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-recommendation-wizard": {
   "html": {
    "fixed": 2075.2,
    "field": 12.9,
    "repeat": 0
   },
   "css": 1125,
   "parts": [
    "job-card",
    "search-field"
   ],
   "scripts": [
    "enhance-job-recommendation-wizard",
    "wake-saving",
    "preload-helper",
    "kept-marks"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-search": {
   "html": {
    "fixed": 1203.2,
    "field": 15.2,
    "repeat": 4
   },
   "css": 1562,
   "parts": [
    "zone-offer"
   ],
   "scripts": [
    "enhance-job-search",
    "kept-marks",
    "place-teller",
    "preload-helper",
    "option-list"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-summary": {
   "html": {
    "fixed": 197.5,
    "field": 15,
    "repeat": 17.1
   },
   "css": 127,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 478.2,
    "field": 14.8,
    "repeat": 7.2
   },
   "css": 729,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 180.2,
    "field": 15.5,
    "repeat": 4
   },
   "css": 215,
   "parts": [],
   "scripts": [
    "enhance-location-notice",
    "place-permission",
    "preload-helper"
   ],
   "tracked": true,
   "pictures": {}
  },
  "logo-strip": {
   "html": {
    "fixed": 157.1,
    "field": 14.5,
    "repeat": 0.5
   },
   "css": 589,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "logos.*.image": {
     "pixels": 400,
     "format": "avif"
    }
   }
  },
  "media-text": {
   "html": {
    "fixed": 32.8,
    "field": 15.5,
    "repeat": 6.3
   },
   "css": 290,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "meet-the-team": {
   "html": {
    "fixed": 92.4,
    "field": 18.1,
    "repeat": 0.8
   },
   "css": 436,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "people.*.image": {
     "pixels": 390,
     "format": "avif"
    }
   }
  },
  "recorded-events": {
   "html": {
    "fixed": 806.9,
    "field": 15,
    "repeat": 4
   },
   "css": 32,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "resume-upload": {
   "html": {
    "fixed": 147.3,
    "field": 15,
    "repeat": 4
   },
   "css": 120,
   "parts": [],
   "scripts": [
    "enhance-resume-upload",
    "resume-file"
   ],
   "tracked": false,
   "pictures": {}
  },
  "rich-text": {
   "html": {
    "fixed": 23.4,
    "field": 11.8,
    "repeat": 4
   },
   "css": 36,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "search-hero": {
   "html": {
    "fixed": 473.1,
    "field": 15.3,
    "repeat": 4.4
   },
   "css": 920,
   "parts": [
    "hero-stage",
    "zone-offer"
   ],
   "scripts": [
    "enhance-search-hero",
    "kept-marks",
    "type-ahead",
    "preload-helper",
    "option-list",
    "service-url"
   ],
   "tracked": false,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif",
     "priority": true
    }
   }
  },
  "sign-up": {
   "html": {
    "fixed": 686.3,
    "field": 15.1,
    "repeat": 4
   },
   "css": 710,
   "parts": [],
   "scripts": [
    "enhance-sign-up",
    "phone-number",
    "after-pointer",
    "track"
   ],
   "tracked": false,
   "pictures": {}
  },
  "social-feed": {
   "html": {
    "fixed": 346.1,
    "field": 21.1,
    "repeat": 7
   },
   "css": 74,
   "parts": [
    "carousel",
    "tabbed-panels",
    "linked-card"
   ],
   "scripts": [
    "enhance-social-feed",
    "carousel",
    "tab-list",
    "track"
   ],
   "tracked": true,
   "pictures": {
    "networks.*.posts.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "spacer": {
   "html": {
    "fixed": 24.1,
    "field": 11.5,
    "repeat": 4
   },
   "css": 141,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "steps": {
   "html": {
    "fixed": 67.7,
    "field": 13.6,
    "repeat": 5.6
   },
   "css": 427,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 242.8,
    "field": 25.2,
    "repeat": 2
   },
   "css": 219,
   "parts": [
    "carousel",
    "tabbed-panels"
   ],
   "scripts": [
    "enhance-tab-carousel",
    "carousel",
    "tab-list",
    "track"
   ],
   "tracked": true,
   "pictures": {
    "tabs.*.slides.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "tabs": {
   "html": {
    "fixed": 133.5,
    "field": 17.5,
    "repeat": 4.2
   },
   "css": 8,
   "parts": [
    "tabbed-panels"
   ],
   "scripts": [
    "enhance-tabs",
    "tab-list",
    "track"
   ],
   "tracked": false,
   "pictures": {}
  },
  "testimonials-carousel": {
   "html": {
    "fixed": 192.4,
    "field": 21.4,
    "repeat": 3
   },
   "css": 247,
   "parts": [
    "carousel"
   ],
   "scripts": [
    "enhance-testimonials-carousel",
    "carousel",
    "track"
   ],
   "tracked": false,
   "pictures": {
    "items.*.image": {
     "pixels": 112,
     "format": "avif"
    }
   }
  },
  "video": {
   "html": {
    "fixed": 117.4,
    "field": 15.6,
    "repeat": 3.8
   },
   "css": 139,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "poster": {
     "pixels": 1920,
     "format": "jpg"
    }
   }
  },
  "wallpaper": {
   "html": {
    "fixed": 41.1,
    "field": 12.1,
    "repeat": 4
   },
   "css": 343,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "welcome-search": {
   "html": {
    "fixed": 217.2,
    "field": 13.3,
    "repeat": 4
   },
   "css": 230,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  }
 }
};
