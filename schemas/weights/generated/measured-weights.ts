// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/weights/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 496.1,
  "css": 3073,
  "sectionHtml": 3,
  "sectionCss": 2.3,
  "vectorHtml": 15,
  "rasterHtml": 95.3,
  "iconHtml": 66
 },
 "parts": {
  "carousel": 500,
  "sort-bar": 101,
  "tabbed-panels": 296
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
  "enhance-job-map": 644,
  "enhance-job-recommendation-wizard": 882,
  "enhance-job-search": 2643,
  "enhance-location-notice": 731,
  "enhance-search-hero": 442,
  "enhance-sign-up": 1624,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "job-history": 453,
  "job-texts": 380,
  "live-map": 290469,
  "location-option": 280,
  "map-session": 1742,
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
  "bricolage-grotesque": 27920,
  "barlow-condensed": 17172
 },
 "widgets": {
  "about-us": {
   "html": {
    "fixed": 55.2,
    "field": 15.4,
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
    "fixed": 308.2,
    "field": 19.3,
    "repeat": 6.1
   },
   "css": 695,
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
    "fixed": 276.7,
    "field": 15.9,
    "repeat": 4.1
   },
   "css": 436,
   "parts": [
    "sort-bar"
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
    "fixed": 243.8,
    "field": 24.7,
    "repeat": 0.8
   },
   "css": 363,
   "parts": [
    "carousel"
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
    "fixed": 158,
    "field": 15,
    "repeat": 5.2
   },
   "css": 249,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 21,
    "field": 5.1,
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
    "fixed": 74,
    "field": 14.1,
    "repeat": 0.8
   },
   "css": 651,
   "parts": [],
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
    "fixed": 260.8,
    "field": 18.8,
    "repeat": 3
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
     "format": "avif"
    }
   }
  },
  "cookie-consent": {
   "html": {
    "fixed": 331.5,
    "field": 14.1,
    "repeat": 2.1
   },
   "css": 714,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent"
   ],
   "tracked": false,
   "pictures": {}
  },
  "countdown-timer": {
   "html": {
    "fixed": 222.3,
    "field": 8.7,
    "repeat": 4
   },
   "css": 354,
   "parts": [],
   "scripts": [
    "enhance-countdown-timer"
   ],
   "tracked": true,
   "pictures": {}
  },
  "custom-html": {
   "html": {
    "fixed": 41.9,
    "field": 3.3,
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
    "fixed": 235.6,
    "field": 19.9,
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
    "fixed": 43.6,
    "field": 12.1,
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
    "fixed": 55.7,
    "field": 29,
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
    "fixed": 88.3,
    "field": 15.2,
    "repeat": 0.8
   },
   "css": 400,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 228.7,
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
    "fixed": 0.7,
    "field": 27.9,
    "repeat": 1.2
   },
   "css": 571,
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
    "fixed": 128.4,
    "field": 11.6,
    "repeat": 3.1
   },
   "css": 475,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 207.7,
    "field": 30.6,
    "repeat": 10.9
   },
   "css": 848,
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
    "fixed": 23.7,
    "field": 10.9,
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
    "fixed": 45.2,
    "field": 18.3,
    "repeat": 4
   },
   "css": 539,
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
    "fixed": 50.3,
    "field": 12.5,
    "repeat": 4
   },
   "css": 121,
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
    "fixed": 2858.7,
    "field": 14.7,
    "repeat": 4
   },
   "css": 1182,
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
    "fixed": 1216.1,
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
    "repeat": 83.5
   },
   "css": 1742,
   "parts": [],
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
    "fixed": 148.7,
    "field": 12.8,
    "repeat": 4
   },
   "css": 342,
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
    "fixed": 2055.5,
    "field": 12.9,
    "repeat": 0
   },
   "css": 1782,
   "parts": [],
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
    "fixed": 1024,
    "field": 15.3,
    "repeat": 4
   },
   "css": 1276,
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
    "fixed": 195,
    "field": 15,
    "repeat": 17
   },
   "css": 136,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 469.5,
    "field": 14.6,
    "repeat": 6.9
   },
   "css": 894,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 194.9,
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
    "fixed": 174.8,
    "field": 14.4,
    "repeat": 0
   },
   "css": 614,
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
    "fixed": 34.9,
    "field": 15.3,
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
    "fixed": 105.3,
    "field": 17.6,
    "repeat": 0.3
   },
   "css": 607,
   "parts": [],
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
    "fixed": 431.4,
    "field": 15.1,
    "repeat": 3.9
   },
   "css": 956,
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
    "fixed": 729.2,
    "field": 15,
    "repeat": 4
   },
   "css": 759,
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
    "fixed": 353.5,
    "field": 22,
    "repeat": 5.4
   },
   "css": 355,
   "parts": [
    "carousel",
    "tabbed-panels"
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
    "fixed": 28.8,
    "field": 11.5,
    "repeat": 4
   },
   "css": 145,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "steps": {
   "html": {
    "fixed": 75.1,
    "field": 14,
    "repeat": 5.4
   },
   "css": 461,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 267,
    "field": 25.2,
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
    "fixed": 159.6,
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
    "fixed": 206.4,
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
    "fixed": 120.4,
    "field": 14.9,
    "repeat": 3.9
   },
   "css": 290,
   "parts": [],
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
    "fixed": 41.8,
    "field": 12.4,
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
    "fixed": 222.9,
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
