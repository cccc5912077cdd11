// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/weights/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 497.1,
  "css": 3069,
  "sectionHtml": 2.8,
  "sectionCss": 2.3,
  "vectorHtml": 15.6,
  "rasterHtml": 96.1,
  "iconHtml": 66.4
 },
 "parts": {
  "carousel": 501,
  "sort-bar": 101,
  "tabbed-panels": 297,
  "linked-card": 362,
  "disclosure": 158,
  "job-card": 591
 },
 "scripts": {
  "carousel": 741,
  "count-text": 100,
  "enhance-blog-list": 299,
  "enhance-blogs": 74,
  "enhance-company-directory": 578,
  "enhance-cookie-consent": 1062,
  "enhance-countdown-timer": 690,
  "enhance-custom-html": 337,
  "enhance-department-carousel": 82,
  "enhance-events": 251,
  "enhance-flip-cards": 457,
  "enhance-header": 466,
  "enhance-job-detail": 995,
  "enhance-job-filter": 434,
  "enhance-job-list": 488,
  "enhance-job-map": 699,
  "enhance-job-recommendation-wizard": 882,
  "enhance-job-search": 2659,
  "enhance-location-notice": 731,
  "enhance-search-hero": 442,
  "enhance-sign-up": 1624,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "job-history": 453,
  "job-texts": 380,
  "live-map": 291349,
  "location-option": 280,
  "map-session": 1744,
  "option-list": 441,
  "personal-cards": 1989,
  "personal-jobs": 1032,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "preload-helper": 48,
  "printed-card": 1313,
  "rolldown-runtime": 154,
  "save-buttons": 386,
  "saved-cards": 1315,
  "saved-jobs": 505,
  "search-suggestions": 1226,
  "tab-list": 824,
  "track": 103,
  "type-ahead": 1234,
  "visit-source": 282,
  "visitor-place": 1186,
  "undefined": 56217,
  "address-lookup": 727,
  "draw-bands": 338,
  "entry-animation": 443,
  "loader": 849,
  "near-me": 614,
  "tracking": 281,
  "wizard": 2652
 },
 "pageScripts": {
  "tracking": [
   "tracking",
   "track",
   "visit-source"
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
    "fixed": 54.7,
    "field": 15.5,
    "repeat": 1.2
   },
   "css": 455,
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
  "blog-article": {
   "html": {
    "fixed": 308.3,
    "field": 19.3,
    "repeat": 6.1
   },
   "css": 694,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    },
    "sections.*.image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "blog-list": {
   "html": {
    "fixed": 286.8,
    "field": 15.8,
    "repeat": 4.1
   },
   "css": 157,
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
    "fixed": 261.3,
    "field": 24.4,
    "repeat": 0.9
   },
   "css": 72,
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
    "fixed": 157,
    "field": 15,
    "repeat": 5.2
   },
   "css": 250,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 21.8,
    "field": 4.8,
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
    "fixed": 92.6,
    "field": 14.4,
    "repeat": 0.9
   },
   "css": 360,
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
    "fixed": 262.3,
    "field": 18.7,
    "repeat": 3
   },
   "css": 648,
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
     "format": "avif"
    }
   }
  },
  "cookie-consent": {
   "html": {
    "fixed": 331.7,
    "field": 14.1,
    "repeat": 2.1
   },
   "css": 715,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent"
   ],
   "tracked": false,
   "pictures": {}
  },
  "countdown-timer": {
   "html": {
    "fixed": 220.1,
    "field": 8.6,
    "repeat": 4
   },
   "css": 353,
   "parts": [],
   "scripts": [
    "enhance-countdown-timer"
   ],
   "tracked": true,
   "pictures": {}
  },
  "custom-html": {
   "html": {
    "fixed": 42.5,
    "field": 3.2,
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
    "fixed": 234.2,
    "field": 19.8,
    "repeat": 2
   },
   "css": 378,
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
    "fixed": 40.9,
    "field": 12.5,
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
    "fixed": 52.8,
    "field": 28.8,
    "repeat": 5.3
   },
   "css": 391,
   "parts": [],
   "scripts": [
    "enhance-events"
   ],
   "tracked": true,
   "pictures": {}
  },
  "faq": {
   "html": {
    "fixed": 87.4,
    "field": 15.2,
    "repeat": 0.8
   },
   "css": 399,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 228.2,
    "field": 15.9,
    "repeat": 10.1
   },
   "css": 1069,
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
    "fixed": 0.9,
    "field": 27.9,
    "repeat": 1.2
   },
   "css": 568,
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
    "fixed": 128.6,
    "field": 11.6,
    "repeat": 3.1
   },
   "css": 477,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 209.8,
    "field": 30.5,
    "repeat": 10.9
   },
   "css": 849,
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
    "fixed": 24.6,
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
    "fixed": 45.4,
    "field": 18.1,
    "repeat": 4
   },
   "css": 540,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {
    "media.image": {
     "pixels": 780,
     "format": "avif"
    },
    "logo": {
     "pixels": 480,
     "format": "avif"
    }
   }
  },
  "image": {
   "html": {
    "fixed": 50,
    "field": 12.9,
    "repeat": 4
   },
   "css": 122,
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
    "fixed": 2857.9,
    "field": 14.7,
    "repeat": 4
   },
   "css": 1183,
   "parts": [],
   "scripts": [
    "enhance-job-detail",
    "save-buttons",
    "job-history",
    "visit-source",
    "saved-jobs"
   ],
   "tracked": true,
   "pictures": {}
  },
  "job-filter": {
   "html": {
    "fixed": 1214.7,
    "field": 17.6,
    "repeat": 24.1
   },
   "css": 743,
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
    "repeat": 83.1
   },
   "css": 1170,
   "parts": [
    "job-card"
   ],
   "scripts": [
    "enhance-job-list",
    "save-buttons",
    "preload-helper",
    "saved-jobs"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-map": {
   "html": {
    "fixed": 149.9,
    "field": 12.8,
    "repeat": 4
   },
   "css": 379,
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
    "fixed": 2054.8,
    "field": 12.9,
    "repeat": 0
   },
   "css": 1192,
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
    "fixed": 1023,
    "field": 15.3,
    "repeat": 4
   },
   "css": 1277,
   "parts": [],
   "scripts": [
    "enhance-job-search",
    "place-teller",
    "preload-helper",
    "option-list"
   ],
   "tracked": false,
   "pictures": {}
  },
  "job-summary": {
   "html": {
    "fixed": 192.9,
    "field": 15,
    "repeat": 17.1
   },
   "css": 138,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 479.2,
    "field": 14.6,
    "repeat": 6.9
   },
   "css": 753,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 193.1,
    "field": 15.5,
    "repeat": 4
   },
   "css": 306,
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
    "fixed": 171.6,
    "field": 14.4,
    "repeat": 0
   },
   "css": 615,
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
    "fixed": 35.8,
    "field": 15.2,
    "repeat": 6.3
   },
   "css": 322,
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
    "fixed": 103.5,
    "field": 18,
    "repeat": 0.3
   },
   "css": 478,
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
  "rich-text": {
   "html": {
    "fixed": 22,
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
    "fixed": 430.5,
    "field": 15.2,
    "repeat": 3.9
   },
   "css": 957,
   "parts": [],
   "scripts": [
    "enhance-search-hero",
    "type-ahead",
    "option-list"
   ],
   "tracked": false,
   "pictures": {
    "image": {
     "pixels": 780,
     "format": "avif"
    }
   }
  },
  "sign-up": {
   "html": {
    "fixed": 727.8,
    "field": 15,
    "repeat": 4
   },
   "css": 760,
   "parts": [],
   "scripts": [
    "enhance-sign-up",
    "track"
   ],
   "tracked": false,
   "pictures": {}
  },
  "social-feed": {
   "html": {
    "fixed": 367.5,
    "field": 21.4,
    "repeat": 6.3
   },
   "css": 75,
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
    "fixed": 28.7,
    "field": 11.5,
    "repeat": 4
   },
   "css": 148,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "steps": {
   "html": {
    "fixed": 77.4,
    "field": 13.7,
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
    "fixed": 266.8,
    "field": 25.1,
    "repeat": 2
   },
   "css": 236,
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
    "fixed": 158.3,
    "field": 17.7,
    "repeat": 3.8
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
    "fixed": 205.9,
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
    "fixed": 117.8,
    "field": 16.1,
    "repeat": 3.7
   },
   "css": 142,
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
    "fixed": 43.6,
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
    "fixed": 222.2,
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
