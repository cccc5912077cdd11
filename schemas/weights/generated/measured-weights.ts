// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/definitions/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 1328.1,
  "css": 3441,
  "sectionHtml": 3.8,
  "sectionCss": 2.7,
  "vectorHtml": 15.6,
  "rasterHtml": 96.4,
  "iconHtml": 66.7
 },
 "parts": {
  "carousel": 492,
  "sort-bar": 95,
  "tabbed-panels": 287,
  "linked-card": 356,
  "hero-stage": 83,
  "disclosure": 179,
  "job-card": 701,
  "search-field": 410,
  "zone-offer": 0,
  "apply-form": 2216,
  "file-picker": 0
 },
 "scripts": {
  "after-paint": 88,
  "after-pointer": 185,
  "answer-tree": 9174,
  "applicant-keys": 3976,
  "application-form": 46817,
  "applied-jobs": 621,
  "call-address": 313,
  "carousel": 741,
  "city-combobox": 504,
  "constants": 166,
  "core": 1218,
  "count-text": 100,
  "describe-upload": 468,
  "draw-bands": 338,
  "entry-animation": 497,
  "form-calls": 1663,
  "is-drawable": 158,
  "job-history": 492,
  "job-href": 149,
  "job-texts": 376,
  "job-trail": 715,
  "location-option": 230,
  "location-text": 241,
  "my-zone": 726,
  "offered-jobs": 264,
  "option-list": 441,
  "option-search": 941,
  "page-jobs": 174,
  "parse-saved-job": 391,
  "personal-jobs": 892,
  "phone-number": 1421,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "prefill-from-resume": 1377,
  "printed-card": 1678,
  "quick-apply-call": 1455,
  "release-visitor-id": 339,
  "resume-file": 305,
  "rolldown-runtime": 154,
  "save-events": 649,
  "save-queue": 3007,
  "saved-jobs": 725,
  "saved-note": 628,
  "search-fragment": 310,
  "search-suggestions": 1227,
  "serve-applicants": 1494,
  "service-url": 99,
  "tab-list": 858,
  "type-ahead": 1268,
  "upload-file": 1377,
  "visitor-id": 359,
  "visitor-place": 1210,
  "wake-saving": 332,
  "zone-use": 299,
  "undefined": 3024,
  "address-lookup": 760,
  "ask": 1275,
  "ask-applied": 652,
  "collector": 3153,
  "compare-dialog": 1192,
  "enhance-blog-list": 314,
  "enhance-blogs": 74,
  "enhance-company-directory": 605,
  "enhance-cookie-consent": 629,
  "enhance-countdown-timer": 690,
  "enhance-custom-html": 371,
  "enhance-department-carousel": 82,
  "enhance-events": 337,
  "enhance-flip-cards": 448,
  "enhance-header": 587,
  "enhance-job-detail": 992,
  "enhance-job-filter": 323,
  "enhance-job-list": 779,
  "enhance-job-map": 240,
  "enhance-job-recommendation-wizard": 854,
  "enhance-job-search": 2899,
  "enhance-location-notice": 490,
  "enhance-resume-upload": 120,
  "enhance-search-hero": 554,
  "enhance-sign-up": 1301,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "find-values": 682,
  "forget-measuring": 1200,
  "island-application-form-v1": 226,
  "island-application-form-v2": 227,
  "job-marks": 505,
  "keep-saved-pages": 1440,
  "live-map": 291948,
  "loader": 849,
  "map-opening": 627,
  "map-session": 1792,
  "near-me": 715,
  "neighbours": 579,
  "passing-notice": 381,
  "personal-cards": 1991,
  "save-buttons": 345,
  "saved-badge": 548,
  "saved-cards": 2499,
  "search-panel": 719,
  "share-buttons": 743,
  "show-notice": 233,
  "tracking": 415,
  "trail-cards": 533,
  "web-vitals": 2229,
  "wizard": 2811,
  "zone-distance": 218,
  "zone-offer": 504
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
    "fixed": 56,
    "field": 15.5,
    "repeat": 1.4
   },
   "css": 448,
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
    "fixed": 13808.2,
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
    "fixed": 13809.8,
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
    "fixed": 304.7,
    "field": 19.1,
    "repeat": 6.3
   },
   "css": 691,
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
    "fixed": 288.4,
    "field": 15.8,
    "repeat": 4.4
   },
   "css": 156,
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
    "fixed": 276.3,
    "field": 23.5,
    "repeat": 1.1
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
    "fixed": 155.9,
    "field": 15,
    "repeat": 5.4
   },
   "css": 264,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 23.2,
    "field": 5.6,
    "repeat": 4
   },
   "css": 77,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "cards": {
   "html": {
    "fixed": 94.1,
    "field": 14.4,
    "repeat": 1
   },
   "css": 356,
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
    "fixed": 249.2,
    "field": 18.5,
    "repeat": 3.1
   },
   "css": 675,
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
    "fixed": 81.7,
    "field": 13,
    "repeat": 2.2
   },
   "css": 561,
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
    "fixed": 221.8,
    "field": 8.5,
    "repeat": 4
   },
   "css": 340,
   "parts": [],
   "scripts": [
    "enhance-countdown-timer"
   ],
   "tracked": true,
   "pictures": {}
  },
  "custom-html": {
   "html": {
    "fixed": 44.9,
    "field": 3,
    "repeat": 4
   },
   "css": 195,
   "parts": [],
   "scripts": [
    "enhance-custom-html"
   ],
   "tracked": false,
   "pictures": {}
  },
  "department-carousel": {
   "html": {
    "fixed": 178.4,
    "field": 21.8,
    "repeat": 1.2
   },
   "css": 460,
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
    "fixed": 42.9,
    "field": 12.5,
    "repeat": 4
   },
   "css": 158,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "events": {
   "html": {
    "fixed": 54.4,
    "field": 28.5,
    "repeat": 5.7
   },
   "css": 378,
   "parts": [],
   "scripts": [
    "enhance-events"
   ],
   "tracked": true,
   "pictures": {}
  },
  "faq": {
   "html": {
    "fixed": 81.2,
    "field": 15.1,
    "repeat": 1
   },
   "css": 411,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 222,
    "field": 15.9,
    "repeat": 10.3
   },
   "css": 1048,
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
    "fixed": 4.8,
    "field": 26.1,
    "repeat": 1.4
   },
   "css": 589,
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
    "fixed": 126.7,
    "field": 11.5,
    "repeat": 3.1
   },
   "css": 464,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 191.5,
    "field": 33.1,
    "repeat": 12.8
   },
   "css": 883,
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
    "fixed": 23.9,
    "field": 11.3,
    "repeat": 4
   },
   "css": 27,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "hero": {
   "html": {
    "fixed": 58.1,
    "field": 17.1,
    "repeat": 4
   },
   "css": 505,
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
    "fixed": 52.4,
    "field": 12.2,
    "repeat": 4
   },
   "css": 113,
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
    "fixed": 3905.1,
    "field": 14.8,
    "repeat": 4
   },
   "css": 1824,
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
    "fixed": 1106.5,
    "field": 17.8,
    "repeat": 19.3
   },
   "css": 872,
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
    "field": 8.9,
    "repeat": 93.4
   },
   "css": 1249,
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
    "fixed": 148.9,
    "field": 12.8,
    "repeat": 4
   },
   "css": 353,
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
    "fixed": 2235.2,
    "field": 13,
    "repeat": 0
   },
   "css": 801,
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
    "fixed": 1295.7,
    "field": 15.2,
    "repeat": 4
   },
   "css": 1266,
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
    "fixed": 200.4,
    "field": 15,
    "repeat": 17
   },
   "css": 124,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 482,
    "field": 14.7,
    "repeat": 7
   },
   "css": 746,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 209.5,
    "field": 15.4,
    "repeat": 4
   },
   "css": 294,
   "parts": [],
   "scripts": [
    "enhance-location-notice",
    "place-permission"
   ],
   "tracked": true,
   "pictures": {}
  },
  "logo-strip": {
   "html": {
    "fixed": 169.3,
    "field": 14.5,
    "repeat": 0.1
   },
   "css": 604,
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
    "fixed": 34.7,
    "field": 15.6,
    "repeat": 6.2
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
    "fixed": 101.5,
    "field": 18,
    "repeat": 0.5
   },
   "css": 466,
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
    "fixed": 1245.7,
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
    "fixed": 213.6,
    "field": 15,
    "repeat": 4
   },
   "css": 244,
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
    "fixed": 538.5,
    "field": 15.2,
    "repeat": 4
   },
   "css": 977,
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
    "fixed": 749.1,
    "field": 15,
    "repeat": 4
   },
   "css": 776,
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
    "fixed": 392.4,
    "field": 20.5,
    "repeat": 6.1
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
    "fixed": 25.8,
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
    "fixed": 78,
    "field": 13.9,
    "repeat": 5.5
   },
   "css": 450,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 293.2,
    "field": 23.4,
    "repeat": 1.7
   },
   "css": 227,
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
    "fixed": 160.7,
    "field": 17,
    "repeat": 3.8
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
    "fixed": 220.1,
    "field": 20.7,
    "repeat": 2.5
   },
   "css": 253,
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
    "fixed": 122.9,
    "field": 15.8,
    "repeat": 3.7
   },
   "css": 136,
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
    "fixed": 46.7,
    "field": 12.1,
    "repeat": 4
   },
   "css": 367,
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
    "fixed": 219.4,
    "field": 13.2,
    "repeat": 4
   },
   "css": 245,
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
