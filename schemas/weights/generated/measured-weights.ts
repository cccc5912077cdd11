// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/definitions/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 1763.1,
  "css": 3840,
  "sectionHtml": 3.6,
  "sectionCss": 2.8,
  "vectorHtml": 15.9,
  "rasterHtml": 98.9,
  "iconHtml": 68
 },
 "parts": {
  "carousel": 455,
  "sort-bar": 91,
  "tabbed-panels": 282,
  "linked-card": 346,
  "hero-stage": 71,
  "disclosure": 151,
  "job-card": 701,
  "zone-offer": 0,
  "apply-form": 1828
 },
 "scripts": {
  "after-paint": 88,
  "after-pointer": 185,
  "answer-tree": 7439,
  "applicant-keys": 3519,
  "application-form": 46502,
  "applied-jobs": 620,
  "call-address": 315,
  "carousel": 740,
  "city-combobox": 347,
  "constants": 166,
  "core": 1192,
  "count-text": 100,
  "describe-upload": 468,
  "draw-bands": 338,
  "entry-animation": 497,
  "form-calls": 1617,
  "is-drawable": 158,
  "job-history": 490,
  "job-href": 149,
  "job-texts": 376,
  "job-trail": 712,
  "location-option": 230,
  "location-text": 241,
  "my-zone": 725,
  "offered-jobs": 264,
  "option-list": 441,
  "option-search": 850,
  "page-jobs": 174,
  "parse-saved-job": 391,
  "personal-jobs": 891,
  "phone-number": 1152,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "prefill-from-resume": 1369,
  "printed-card": 1659,
  "quick-apply-call": 1444,
  "release-visitor-id": 339,
  "resume-file": 185,
  "rolldown-runtime": 154,
  "save-events": 591,
  "save-queue": 2915,
  "saved-jobs": 750,
  "saved-note": 627,
  "search-fragment": 310,
  "search-suggestions": 1273,
  "serve-applicants": 1539,
  "service-url": 99,
  "tab-list": 858,
  "type-ahead": 1268,
  "upload-file": 1284,
  "visitor-id": 359,
  "visitor-place": 1210,
  "wake-saving": 371,
  "zone-use": 297,
  "undefined": 2673,
  "address-lookup": 759,
  "ask": 1124,
  "ask-applied": 652,
  "collector": 2900,
  "compare-dialog": 1187,
  "enhance-blog-list": 314,
  "enhance-blogs": 74,
  "enhance-company-directory": 605,
  "enhance-cookie-consent": 864,
  "enhance-countdown-timer": 690,
  "enhance-custom-html": 337,
  "enhance-department-carousel": 82,
  "enhance-events": 337,
  "enhance-flip-cards": 457,
  "enhance-header": 545,
  "enhance-job-detail": 1031,
  "enhance-job-filter": 363,
  "enhance-job-list": 829,
  "enhance-job-map": 276,
  "enhance-job-recommendation-wizard": 906,
  "enhance-job-search": 2941,
  "enhance-location-notice": 524,
  "enhance-resume-upload": 178,
  "enhance-search-hero": 584,
  "enhance-sign-up": 1298,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "find-values": 682,
  "forget-measuring": 1190,
  "island-application-form-v1": 223,
  "island-application-form-v2": 223,
  "job-marks": 507,
  "keep-saved-pages": 1436,
  "live-map": 291946,
  "loader": 849,
  "map-opening": 693,
  "map-session": 1815,
  "near-me": 715,
  "neighbours": 579,
  "passing-notice": 381,
  "personal-cards": 1989,
  "save-buttons": 345,
  "saved-badge": 575,
  "saved-cards": 2524,
  "search-panel": 717,
  "share-buttons": 741,
  "show-notice": 233,
  "tracking": 426,
  "trail-cards": 532,
  "web-vitals": 2229,
  "wizard": 2841,
  "zone-distance": 217,
  "zone-offer": 503
 },
 "pageScripts": {
  "tracking": [
   "tracking",
   "core"
  ],
  "entry-animation": [
   "entry-animation"
  ],
  "draw-bands": [
   "draw-bands"
  ],
  "measuring": [
   "enhance-cookie-consent",
   "core"
  ]
 },
 "fonts": {
  "bricolage-grotesque": 14132,
  "barlow-condensed": 14380
 },
 "widgets": {
  "about-us": {
   "html": {
    "fixed": 49.1,
    "field": 15.6,
    "repeat": 1.5
   },
   "css": 428,
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
    "fixed": 13177.4,
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
    "core",
    "resume-file",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "after-paint",
    "save-events",
    "constants",
    "phone-number",
    "rolldown-runtime"
   ],
   "tracked": false,
   "pictures": {}
  },
  "application-form-v2": {
   "html": {
    "fixed": 13180,
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
    "core",
    "resume-file",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "after-paint",
    "save-events",
    "constants",
    "phone-number",
    "rolldown-runtime"
   ],
   "tracked": false,
   "pictures": {}
  },
  "blog-article": {
   "html": {
    "fixed": 303.5,
    "field": 19.3,
    "repeat": 6.8
   },
   "css": 658,
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
    "fixed": 281.6,
    "field": 15.8,
    "repeat": 5
   },
   "css": 130,
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
    "fixed": 269.6,
    "field": 24.2,
    "repeat": 1.5
   },
   "css": 68,
   "parts": [
    "carousel",
    "linked-card"
   ],
   "scripts": [
    "enhance-blogs",
    "carousel",
    "core"
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
    "fixed": 147.5,
    "field": 15,
    "repeat": 5.8
   },
   "css": 255,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 16.5,
    "field": 4.8,
    "repeat": 4
   },
   "css": 75,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "cards": {
   "html": {
    "fixed": 86.1,
    "field": 14.5,
    "repeat": 1.4
   },
   "css": 333,
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
    "fixed": 239.7,
    "field": 18.3,
    "repeat": 3.7
   },
   "css": 645,
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
    "repeat": 0.3
   },
   "css": 0,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "countdown-timer": {
   "html": {
    "fixed": 214.3,
    "field": 8.5,
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
    "fixed": 36,
    "field": 3.8,
    "repeat": 4
   },
   "css": 149,
   "parts": [],
   "scripts": [
    "enhance-custom-html"
   ],
   "tracked": false,
   "pictures": {}
  },
  "department-carousel": {
   "html": {
    "fixed": 162.9,
    "field": 22.1,
    "repeat": 1.7
   },
   "css": 456,
   "parts": [
    "carousel"
   ],
   "scripts": [
    "enhance-department-carousel",
    "carousel",
    "core"
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
    "fixed": 39.3,
    "field": 12.3,
    "repeat": 4
   },
   "css": 156,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "events": {
   "html": {
    "fixed": 48.9,
    "field": 28.3,
    "repeat": 6.7
   },
   "css": 337,
   "parts": [],
   "scripts": [
    "enhance-events"
   ],
   "tracked": true,
   "pictures": {}
  },
  "faq": {
   "html": {
    "fixed": 68.6,
    "field": 14.7,
    "repeat": 1.4
   },
   "css": 395,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 216.7,
    "field": 16,
    "repeat": 11.3
   },
   "css": 1026,
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
    "fixed": 7.2,
    "field": 26.3,
    "repeat": 1.5
   },
   "css": 553,
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
    "fixed": 122.5,
    "field": 11.5,
    "repeat": 3.2
   },
   "css": 441,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 166.6,
    "field": 33.8,
    "repeat": 13.2
   },
   "css": 830,
   "parts": [],
   "scripts": [
    "enhance-header",
    "core"
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
    "fixed": 18.9,
    "field": 10.8,
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
    "fixed": 48.4,
    "field": 17,
    "repeat": 4
   },
   "css": 504,
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
    "fixed": 45.1,
    "field": 12,
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
    "fixed": 3900.5,
    "field": 14.8,
    "repeat": 4
   },
   "css": 1740,
   "parts": [],
   "scripts": [
    "enhance-job-detail",
    "core",
    "job-history",
    "wake-saving"
   ],
   "tracked": true,
   "pictures": {}
  },
  "job-filter": {
   "html": {
    "fixed": 1094.8,
    "field": 17.9,
    "repeat": 19.8
   },
   "css": 778,
   "parts": [],
   "scripts": [
    "enhance-job-filter",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-list": {
   "html": {
    "fixed": 0,
    "field": 10.1,
    "repeat": 95
   },
   "css": 1196,
   "parts": [
    "job-card",
    "saved-list",
    "zone-offer"
   ],
   "scripts": [
    "enhance-job-list",
    "wake-saving",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-map": {
   "html": {
    "fixed": 142.2,
    "field": 12.7,
    "repeat": 4
   },
   "css": 344,
   "parts": [],
   "scripts": [
    "enhance-job-map",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-recommendation-wizard": {
   "html": {
    "fixed": 2219.2,
    "field": 12.9,
    "repeat": 0
   },
   "css": 1131,
   "parts": [
    "job-card",
    "search-field"
   ],
   "scripts": [
    "enhance-job-recommendation-wizard",
    "wake-saving",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-search": {
   "html": {
    "fixed": 1287.5,
    "field": 15.2,
    "repeat": 4
   },
   "css": 1599,
   "parts": [
    "zone-offer"
   ],
   "scripts": [
    "enhance-job-search",
    "core",
    "place-teller",
    "search-fragment",
    "option-list"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-summary": {
   "html": {
    "fixed": 194.5,
    "field": 15,
    "repeat": 17.2
   },
   "css": 126,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 479.5,
    "field": 14.8,
    "repeat": 7.2
   },
   "css": 732,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 214.2,
    "field": 15.5,
    "repeat": 4
   },
   "css": 228,
   "parts": [],
   "scripts": [
    "enhance-location-notice",
    "place-permission",
    "core"
   ],
   "tracked": true,
   "pictures": {}
  },
  "logo-strip": {
   "html": {
    "fixed": 156.9,
    "field": 14.5,
    "repeat": 0.6
   },
   "css": 591,
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
    "repeat": 6.3
   },
   "css": 293,
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
    "fixed": 94.6,
    "field": 18,
    "repeat": 0.8
   },
   "css": 439,
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
    "fixed": 1228.8,
    "field": 15,
    "repeat": 4
   },
   "css": 33,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "resume-upload": {
   "html": {
    "fixed": 166.1,
    "field": 15.1,
    "repeat": 4
   },
   "css": 123,
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
    "fixed": 23.7,
    "field": 11.9,
    "repeat": 4
   },
   "css": 37,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "search-hero": {
   "html": {
    "fixed": 522.4,
    "field": 15.3,
    "repeat": 4.6
   },
   "css": 953,
   "parts": [
    "hero-stage",
    "zone-offer"
   ],
   "scripts": [
    "enhance-search-hero",
    "core",
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
    "fixed": 735.9,
    "field": 15.1,
    "repeat": 4
   },
   "css": 713,
   "parts": [],
   "scripts": [
    "enhance-sign-up",
    "phone-number",
    "after-pointer",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "social-feed": {
   "html": {
    "fixed": 381.5,
    "field": 20.9,
    "repeat": 7.1
   },
   "css": 73,
   "parts": [
    "carousel",
    "tabbed-panels",
    "linked-card"
   ],
   "scripts": [
    "enhance-social-feed",
    "carousel",
    "tab-list",
    "core"
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
    "fixed": 23,
    "field": 11.5,
    "repeat": 4
   },
   "css": 142,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "steps": {
   "html": {
    "fixed": 65.7,
    "field": 13.6,
    "repeat": 5.7
   },
   "css": 427,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 285.7,
    "field": 24.4,
    "repeat": 1.9
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
    "core"
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
    "fixed": 152,
    "field": 17.3,
    "repeat": 4.3
   },
   "css": 8,
   "parts": [
    "tabbed-panels"
   ],
   "scripts": [
    "enhance-tabs",
    "tab-list",
    "core"
   ],
   "tracked": false,
   "pictures": {}
  },
  "testimonials-carousel": {
   "html": {
    "fixed": 207.6,
    "field": 21.2,
    "repeat": 3
   },
   "css": 248,
   "parts": [
    "carousel"
   ],
   "scripts": [
    "enhance-testimonials-carousel",
    "carousel",
    "core"
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
    "fixed": 112.5,
    "field": 15.7,
    "repeat": 3.8
   },
   "css": 141,
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
    "fixed": 40.4,
    "field": 12,
    "repeat": 4
   },
   "css": 345,
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
    "fixed": 214.9,
    "field": 13.2,
    "repeat": 4
   },
   "css": 229,
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
