// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/definitions/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 1761.1,
  "css": 3892,
  "sectionHtml": 3.6,
  "sectionCss": 2.7,
  "vectorHtml": 16,
  "rasterHtml": 98.8,
  "iconHtml": 68
 },
 "parts": {
  "carousel": 452,
  "sort-bar": 90,
  "tabbed-panels": 281,
  "linked-card": 346,
  "hero-stage": 73,
  "disclosure": 151,
  "job-card": 699,
  "search-field": 404,
  "zone-offer": 0,
  "apply-form": 2100,
  "file-picker": 0
 },
 "scripts": {
  "after-paint": 88,
  "after-pointer": 185,
  "answer-tree": 7816,
  "applicant-keys": 3884,
  "application-form": 48238,
  "applied-jobs": 620,
  "call-address": 315,
  "carousel": 740,
  "city-combobox": 347,
  "constants": 166,
  "core": 1192,
  "count-text": 100,
  "describe-upload": 469,
  "draw-bands": 338,
  "entry-animation": 497,
  "form-calls": 1639,
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
  "option-search": 941,
  "page-jobs": 174,
  "parse-saved-job": 391,
  "personal-jobs": 891,
  "phone-number": 1293,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "prefill-from-resume": 1379,
  "printed-card": 1678,
  "quick-apply-call": 1454,
  "release-visitor-id": 339,
  "resume-file": 305,
  "rolldown-runtime": 154,
  "save-events": 591,
  "save-queue": 2924,
  "saved-jobs": 750,
  "saved-note": 627,
  "search-fragment": 310,
  "search-suggestions": 1273,
  "serve-applicants": 1552,
  "service-url": 99,
  "tab-list": 858,
  "type-ahead": 1268,
  "upload-file": 1286,
  "visitor-id": 359,
  "visitor-place": 1210,
  "wake-saving": 371,
  "zone-use": 297,
  "undefined": 2961,
  "address-lookup": 759,
  "ask": 1125,
  "ask-applied": 652,
  "collector": 2898,
  "compare-dialog": 1191,
  "enhance-blog-list": 314,
  "enhance-blogs": 74,
  "enhance-company-directory": 605,
  "enhance-cookie-consent": 862,
  "enhance-countdown-timer": 690,
  "enhance-custom-html": 371,
  "enhance-department-carousel": 82,
  "enhance-events": 337,
  "enhance-flip-cards": 457,
  "enhance-header": 546,
  "enhance-job-detail": 1031,
  "enhance-job-filter": 363,
  "enhance-job-list": 830,
  "enhance-job-map": 276,
  "enhance-job-recommendation-wizard": 907,
  "enhance-job-search": 2941,
  "enhance-location-notice": 524,
  "enhance-resume-upload": 120,
  "enhance-search-hero": 584,
  "enhance-sign-up": 1299,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "find-values": 682,
  "forget-measuring": 1190,
  "island-application-form-v1": 225,
  "island-application-form-v2": 226,
  "job-marks": 507,
  "keep-saved-pages": 1436,
  "live-map": 291946,
  "loader": 849,
  "map-opening": 693,
  "map-session": 1815,
  "near-me": 715,
  "neighbours": 579,
  "passing-notice": 381,
  "personal-cards": 1991,
  "save-buttons": 345,
  "saved-badge": 574,
  "saved-cards": 2528,
  "search-panel": 717,
  "share-buttons": 741,
  "show-notice": 233,
  "tracking": 426,
  "trail-cards": 535,
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
    "fixed": 50.8,
    "field": 15.6,
    "repeat": 1.5
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
    "fixed": 13424.4,
    "field": 15,
    "repeat": 4
   },
   "css": 18,
   "parts": [
    "apply-form",
    "file-picker"
   ],
   "scripts": [
    "loader",
    "island-application-form-v1",
    "application-form",
    "core",
    "resume-file",
    "phone-number",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "after-paint",
    "save-events",
    "constants",
    "rolldown-runtime"
   ],
   "tracked": false,
   "pictures": {}
  },
  "application-form-v2": {
   "html": {
    "fixed": 13426.4,
    "field": 15,
    "repeat": 4
   },
   "css": 18,
   "parts": [
    "apply-form",
    "file-picker"
   ],
   "scripts": [
    "loader",
    "island-application-form-v2",
    "application-form",
    "core",
    "resume-file",
    "phone-number",
    "after-pointer",
    "answer-tree",
    "location-text",
    "applicant-keys",
    "applied-jobs",
    "after-paint",
    "save-events",
    "constants",
    "rolldown-runtime"
   ],
   "tracked": false,
   "pictures": {}
  },
  "blog-article": {
   "html": {
    "fixed": 306.7,
    "field": 19.2,
    "repeat": 6.8
   },
   "css": 660,
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
    "fixed": 280.9,
    "field": 15.8,
    "repeat": 5
   },
   "css": 134,
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
    "fixed": 271.5,
    "field": 24.1,
    "repeat": 1.5
   },
   "css": 69,
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
    "fixed": 147.9,
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
    "fixed": 16.3,
    "field": 4.9,
    "repeat": 4
   },
   "css": 71,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "cards": {
   "html": {
    "fixed": 88.8,
    "field": 14.5,
    "repeat": 1.4
   },
   "css": 334,
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
    "fixed": 241.8,
    "field": 18.3,
    "repeat": 3.7
   },
   "css": 644,
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
    "repeat": 0.2
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
    "fixed": 213,
    "field": 8.5,
    "repeat": 4
   },
   "css": 327,
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
   "css": 196,
   "parts": [],
   "scripts": [
    "enhance-custom-html"
   ],
   "tracked": false,
   "pictures": {}
  },
  "department-carousel": {
   "html": {
    "fixed": 167.9,
    "field": 22,
    "repeat": 1.7
   },
   "css": 458,
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
    "fixed": 39.5,
    "field": 12.1,
    "repeat": 4
   },
   "css": 154,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "events": {
   "html": {
    "fixed": 48.9,
    "field": 28.2,
    "repeat": 6.7
   },
   "css": 334,
   "parts": [],
   "scripts": [
    "enhance-events"
   ],
   "tracked": true,
   "pictures": {}
  },
  "faq": {
   "html": {
    "fixed": 69.7,
    "field": 14.7,
    "repeat": 1.4
   },
   "css": 391,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 216.8,
    "field": 16,
    "repeat": 11.2
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
    "fixed": 6.3,
    "field": 26.2,
    "repeat": 1.5
   },
   "css": 555,
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
    "fixed": 122,
    "field": 11.5,
    "repeat": 3.1
   },
   "css": 439,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 165.2,
    "field": 33.9,
    "repeat": 13.4
   },
   "css": 828,
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
    "fixed": 19.8,
    "field": 10.6,
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
    "fixed": 50.7,
    "field": 17.1,
    "repeat": 4
   },
   "css": 500,
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
    "fixed": 45.3,
    "field": 12,
    "repeat": 4
   },
   "css": 116,
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
    "fixed": 3897.8,
    "field": 14.8,
    "repeat": 4
   },
   "css": 1738,
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
    "fixed": 1092.9,
    "field": 17.9,
    "repeat": 19.8
   },
   "css": 799,
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
    "field": 9.3,
    "repeat": 94.3
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
    "fixed": 144.2,
    "field": 12.7,
    "repeat": 4
   },
   "css": 340,
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
    "fixed": 2219.6,
    "field": 12.9,
    "repeat": 0
   },
   "css": 767,
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
    "fixed": 1293.4,
    "field": 15.2,
    "repeat": 4
   },
   "css": 1221,
   "parts": [
    "search-field",
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
    "fixed": 195.7,
    "field": 15,
    "repeat": 17.2
   },
   "css": 127,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 482,
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
    "fixed": 215,
    "field": 15.4,
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
    "fixed": 158.2,
    "field": 14.5,
    "repeat": 0.6
   },
   "css": 588,
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
    "fixed": 34.1,
    "field": 15.5,
    "repeat": 6.4
   },
   "css": 291,
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
    "fixed": 95.3,
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
    "fixed": 1229.1,
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
    "fixed": 195.8,
    "field": 15.1,
    "repeat": 4
   },
   "css": 237,
   "parts": [
    "file-picker"
   ],
   "scripts": [
    "enhance-resume-upload",
    "resume-file"
   ],
   "tracked": false,
   "pictures": {}
  },
  "rich-text": {
   "html": {
    "fixed": 23.8,
    "field": 11.9,
    "repeat": 4
   },
   "css": 34,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "search-hero": {
   "html": {
    "fixed": 523.1,
    "field": 15.4,
    "repeat": 4.6
   },
   "css": 948,
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
    "fixed": 735.3,
    "field": 15.1,
    "repeat": 4
   },
   "css": 710,
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
    "fixed": 384.9,
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
    "fixed": 25,
    "field": 11.5,
    "repeat": 4
   },
   "css": 138,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "steps": {
   "html": {
    "fixed": 66.8,
    "field": 13.7,
    "repeat": 5.7
   },
   "css": 425,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 287,
    "field": 24.4,
    "repeat": 1.9
   },
   "css": 217,
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
    "fixed": 152.2,
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
    "fixed": 208.9,
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
    "fixed": 113.8,
    "field": 15.8,
    "repeat": 3.8
   },
   "css": 138,
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
    "fixed": 40,
    "field": 12,
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
    "fixed": 214.9,
    "field": 13.2,
    "repeat": 4
   },
   "css": 227,
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
