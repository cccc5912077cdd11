// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/definitions/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 647.1,
  "css": 3086,
  "sectionHtml": 3.1,
  "sectionCss": 2.2,
  "vectorHtml": 15.6,
  "rasterHtml": 95.4,
  "iconHtml": 66
 },
 "parts": {
  "carousel": 501,
  "sort-bar": 100,
  "tabbed-panels": 299,
  "linked-card": 363,
  "hero-stage": 83,
  "disclosure": 183,
  "job-card": 714,
  "apply-form": 1771
 },
 "scripts": {
  "address-lookup": 755,
  "after-pointer": 185,
  "answer-tree": 6471,
  "applicant-keys": 3021,
  "application-form": 98304,
  "applied-jobs": 625,
  "call-address": 314,
  "call-answer": 389,
  "carousel": 741,
  "consent": 401,
  "constants": 166,
  "count-text": 100,
  "distance": 343,
  "form-calls": 1609,
  "job-history": 453,
  "job-href": 149,
  "job-texts": 395,
  "job-trail": 597,
  "kept-marks": 279,
  "location-option": 230,
  "location-text": 241,
  "my-zone": 499,
  "offered-jobs": 263,
  "option-list": 441,
  "parse-saved-job": 405,
  "personal-jobs": 871,
  "phone-number": 483,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "preload-helper": 48,
  "printed-card": 1204,
  "quick-apply-call": 1336,
  "resume-file": 185,
  "rolldown-runtime": 429,
  "save-buttons": 394,
  "save-queue": 2892,
  "saved-jobs": 505,
  "search-suggestions": 1275,
  "service-url": 99,
  "tab-list": 854,
  "track": 155,
  "type-ahead": 1268,
  "visit-source": 332,
  "visitor-id": 322,
  "visitor-place": 1211,
  "undefined": 2512,
  "ask-applied": 608,
  "city-combobox": 346,
  "draw-bands": 338,
  "enhance-blog-list": 299,
  "enhance-blogs": 74,
  "enhance-company-directory": 587,
  "enhance-cookie-consent": 897,
  "enhance-countdown-timer": 690,
  "enhance-custom-html": 337,
  "enhance-department-carousel": 82,
  "enhance-events": 337,
  "enhance-flip-cards": 457,
  "enhance-header": 457,
  "enhance-job-detail": 1375,
  "enhance-job-filter": 434,
  "enhance-job-list": 855,
  "enhance-job-map": 708,
  "enhance-job-recommendation-wizard": 910,
  "enhance-job-search": 3284,
  "enhance-location-notice": 740,
  "enhance-resume-upload": 178,
  "enhance-search-hero": 443,
  "enhance-sign-up": 1300,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "entry-animation": 497,
  "island-application-form-v1": 235,
  "island-application-form-v2": 235,
  "job-marks": 508,
  "live-map": 291613,
  "loader": 849,
  "map-session": 1807,
  "measuring": 2048,
  "near-me": 612,
  "neighbours": 417,
  "personal-cards": 1931,
  "prefill-from-resume": 1056,
  "saved-cards": 1384,
  "serve-applicants": 1552,
  "tracking": 468,
  "trail-cards": 531,
  "upload-file": 1874,
  "wizard": 2668,
  "zone-distance": 219,
  "zone-offer": 435
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
  ]
 },
 "fonts": {
  "bricolage-grotesque": 14132,
  "barlow-condensed": 14380
 },
 "widgets": {
  "about-us": {
   "html": {
    "fixed": 53.3,
    "field": 15.4,
    "repeat": 1.2
   },
   "css": 456,
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
    "fixed": 11346.2,
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
    "rolldown-runtime",
    "preload-helper",
    "resume-file",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "call-answer",
    "constants",
    "phone-number",
    "kept-marks"
   ],
   "tracked": false,
   "pictures": {}
  },
  "application-form-v2": {
   "html": {
    "fixed": 11349.2,
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
    "rolldown-runtime",
    "preload-helper",
    "resume-file",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "call-answer",
    "constants",
    "phone-number",
    "kept-marks"
   ],
   "tracked": false,
   "pictures": {}
  },
  "blog-article": {
   "html": {
    "fixed": 303.8,
    "field": 19.3,
    "repeat": 6.1
   },
   "css": 707,
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
    "fixed": 289.2,
    "field": 15.9,
    "repeat": 4.1
   },
   "css": 153,
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
    "fixed": 255.7,
    "field": 24.5,
    "repeat": 0.9
   },
   "css": 75,
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
    "fixed": 151.8,
    "field": 15,
    "repeat": 5.2
   },
   "css": 273,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 19.6,
    "field": 5.4,
    "repeat": 4
   },
   "css": 76,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "cards": {
   "html": {
    "fixed": 95.2,
    "field": 14.5,
    "repeat": 0.9
   },
   "css": 365,
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
    "field": 18.6,
    "repeat": 2.9
   },
   "css": 696,
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
    "fixed": 322.3,
    "field": 14.1,
    "repeat": 2
   },
   "css": 717,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent",
    "consent"
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
   "css": 351,
   "parts": [],
   "scripts": [
    "enhance-countdown-timer"
   ],
   "tracked": true,
   "pictures": {}
  },
  "custom-html": {
   "html": {
    "fixed": 37.5,
    "field": 3.6,
    "repeat": 4
   },
   "css": 121,
   "parts": [],
   "scripts": [
    "enhance-custom-html"
   ],
   "tracked": false,
   "pictures": {}
  },
  "department-carousel": {
   "html": {
    "fixed": 157.3,
    "field": 22.4,
    "repeat": 0.9
   },
   "css": 472,
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
    "fixed": 41.1,
    "field": 12.1,
    "repeat": 4
   },
   "css": 157,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "events": {
   "html": {
    "fixed": 48,
    "field": 28.5,
    "repeat": 5.3
   },
   "css": 387,
   "parts": [],
   "scripts": [
    "enhance-events"
   ],
   "tracked": true,
   "pictures": {}
  },
  "faq": {
   "html": {
    "fixed": 81.1,
    "field": 15,
    "repeat": 0.8
   },
   "css": 421,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 224.7,
    "field": 15.9,
    "repeat": 10.1
   },
   "css": 1070,
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
    "fixed": 9.3,
    "field": 27.1,
    "repeat": 1.1
   },
   "css": 620,
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
    "fixed": 122.8,
    "field": 11.6,
    "repeat": 3.1
   },
   "css": 472,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 203.5,
    "field": 30.8,
    "repeat": 10.9
   },
   "css": 896,
   "parts": [],
   "scripts": [
    "enhance-header",
    "saved-jobs"
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
    "fixed": 19,
    "field": 11,
    "repeat": 4
   },
   "css": 25,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "hero": {
   "html": {
    "fixed": 50.8,
    "field": 18.2,
    "repeat": 4
   },
   "css": 473,
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
    "fixed": 44.1,
    "field": 12.6,
    "repeat": 4
   },
   "css": 124,
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
    "fixed": 3845.3,
    "field": 14.8,
    "repeat": 4
   },
   "css": 1764,
   "parts": [],
   "scripts": [
    "enhance-job-detail",
    "save-buttons",
    "job-history",
    "visit-source",
    "kept-marks",
    "preload-helper",
    "track",
    "saved-jobs"
   ],
   "tracked": true,
   "pictures": {}
  },
  "job-filter": {
   "html": {
    "fixed": 1106.3,
    "field": 17.8,
    "repeat": 19.3
   },
   "css": 763,
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
    "repeat": 82.6
   },
   "css": 1197,
   "parts": [
    "job-card"
   ],
   "scripts": [
    "enhance-job-list",
    "save-buttons",
    "kept-marks",
    "preload-helper",
    "saved-jobs"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-map": {
   "html": {
    "fixed": 145.7,
    "field": 12.8,
    "repeat": 4
   },
   "css": 358,
   "parts": [],
   "scripts": [
    "enhance-job-map",
    "preload-helper"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-recommendation-wizard": {
   "html": {
    "fixed": 2074.7,
    "field": 12.9,
    "repeat": 0
   },
   "css": 1187,
   "parts": [
    "job-card",
    "search-field"
   ],
   "scripts": [
    "enhance-job-recommendation-wizard",
    "save-buttons",
    "preload-helper",
    "saved-jobs"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-search": {
   "html": {
    "fixed": 1235.6,
    "field": 15.2,
    "repeat": 4
   },
   "css": 1607,
   "parts": [],
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
    "fixed": 191.5,
    "field": 15,
    "repeat": 17.1
   },
   "css": 139,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 472.9,
    "field": 14.6,
    "repeat": 6.9
   },
   "css": 755,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 187.9,
    "field": 15.6,
    "repeat": 4
   },
   "css": 305,
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
    "fixed": 165,
    "field": 14.6,
    "repeat": 0
   },
   "css": 619,
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
    "fixed": 31.1,
    "field": 15.6,
    "repeat": 6.5
   },
   "css": 324,
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
    "fixed": 98.2,
    "field": 18.1,
    "repeat": 0.3
   },
   "css": 476,
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
  "resume-upload": {
   "html": {
    "fixed": 156.3,
    "field": 15,
    "repeat": 4
   },
   "css": 125,
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
    "fixed": 23.6,
    "field": 12.1,
    "repeat": 4
   },
   "css": 44,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "search-hero": {
   "html": {
    "fixed": 439,
    "field": 15.2,
    "repeat": 3.9
   },
   "css": 888,
   "parts": [
    "hero-stage"
   ],
   "scripts": [
    "enhance-search-hero",
    "type-ahead",
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
    "fixed": 726,
    "field": 15,
    "repeat": 4
   },
   "css": 757,
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
    "fixed": 348.7,
    "field": 21.3,
    "repeat": 6
   },
   "css": 76,
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
    "fixed": 22.5,
    "field": 11.5,
    "repeat": 4
   },
   "css": 146,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "steps": {
   "html": {
    "fixed": 76.4,
    "field": 13.9,
    "repeat": 5.3
   },
   "css": 461,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 246.6,
    "field": 25,
    "repeat": 1.8
   },
   "css": 237,
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
    "fixed": 144.4,
    "field": 17.4,
    "repeat": 3.7
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
    "fixed": 202.8,
    "field": 21.4,
    "repeat": 2.5
   },
   "css": 257,
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
    "fixed": 114.4,
    "field": 16,
    "repeat": 3.8
   },
   "css": 144,
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
    "fixed": 43,
    "field": 12.2,
    "repeat": 4
   },
   "css": 379,
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
    "fixed": 219.3,
    "field": 13.4,
    "repeat": 4
   },
   "css": 247,
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
