// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/definitions/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 647.1,
  "css": 3086,
  "sectionHtml": 3.1,
  "sectionCss": 2.3,
  "vectorHtml": 15.6,
  "rasterHtml": 95.6,
  "iconHtml": 66
 },
 "parts": {
  "carousel": 501,
  "sort-bar": 100,
  "tabbed-panels": 296,
  "linked-card": 368,
  "disclosure": 162,
  "job-card": 610
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
  "enhance-events": 337,
  "enhance-flip-cards": 457,
  "enhance-header": 457,
  "enhance-job-detail": 995,
  "enhance-job-filter": 434,
  "enhance-job-list": 529,
  "enhance-job-map": 707,
  "enhance-job-recommendation-wizard": 904,
  "enhance-job-search": 3182,
  "enhance-location-notice": 742,
  "enhance-search-hero": 442,
  "enhance-sign-up": 1624,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "job-history": 453,
  "job-texts": 380,
  "live-map": 291335,
  "location-option": 280,
  "map-session": 1784,
  "option-list": 441,
  "personal-cards": 2042,
  "personal-jobs": 1032,
  "place-hint": 124,
  "place-permission": 152,
  "place-teller": 185,
  "preload-helper": 48,
  "printed-card": 1313,
  "rolldown-runtime": 154,
  "save-buttons": 386,
  "saved-cards": 1342,
  "saved-jobs": 505,
  "search-suggestions": 1246,
  "tab-list": 824,
  "track": 103,
  "type-ahead": 1234,
  "visit-source": 282,
  "visitor-place": 1186,
  "undefined": 56217,
  "address-lookup": 727,
  "draw-bands": 338,
  "entry-animation": 497,
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
    "fixed": 52.6,
    "field": 15.5,
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
  "blog-article": {
   "html": {
    "fixed": 302.8,
    "field": 19.3,
    "repeat": 6.1
   },
   "css": 708,
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
    "fixed": 287.1,
    "field": 15.9,
    "repeat": 4.1
   },
   "css": 154,
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
    "fixed": 255.3,
    "field": 24.5,
    "repeat": 0.9
   },
   "css": 73,
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
    "fixed": 151.6,
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
    "fixed": 18.3,
    "field": 5.5,
    "repeat": 4
   },
   "css": 78,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "cards": {
   "html": {
    "fixed": 93.3,
    "field": 14.5,
    "repeat": 0.9
   },
   "css": 363,
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
    "fixed": 258.1,
    "field": 18.8,
    "repeat": 3.1
   },
   "css": 697,
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
    "fixed": 328.9,
    "field": 14.2,
    "repeat": 2
   },
   "css": 716,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent"
   ],
   "tracked": false,
   "pictures": {}
  },
  "countdown-timer": {
   "html": {
    "fixed": 207.3,
    "field": 8.2,
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
    "fixed": 35,
    "field": 3.9,
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
    "fixed": 156.1,
    "field": 22.5,
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
    "fixed": 39.5,
    "field": 12.4,
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
    "fixed": 48,
    "field": 28.4,
    "repeat": 5.3
   },
   "css": 388,
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
   "css": 403,
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
   "css": 1071,
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
    "fixed": 11.6,
    "field": 27,
    "repeat": 1.1
   },
   "css": 622,
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
    "fixed": 122.6,
    "field": 11.7,
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
    "fixed": 203.2,
    "field": 30.9,
    "repeat": 11.1
   },
   "css": 897,
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
    "fixed": 18.6,
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
    "fixed": 43.9,
    "field": 17.9,
    "repeat": 4
   },
   "css": 541,
   "parts": [],
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
    "fixed": 44.8,
    "field": 12.7,
    "repeat": 4
   },
   "css": 125,
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
    "fixed": 2851.2,
    "field": 14.7,
    "repeat": 4
   },
   "css": 1193,
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
    "fixed": 1208,
    "field": 17.6,
    "repeat": 24.2
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
    "repeat": 80.5
   },
   "css": 1226,
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
    "fixed": 144.7,
    "field": 12.8,
    "repeat": 4
   },
   "css": 359,
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
    "fixed": 2050.2,
    "field": 12.9,
    "repeat": 0
   },
   "css": 1201,
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
    "fixed": 1183.4,
    "field": 15.2,
    "repeat": 4
   },
   "css": 1554,
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
    "fixed": 190.6,
    "field": 15,
    "repeat": 17.1
   },
   "css": 140,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 473.6,
    "field": 14.6,
    "repeat": 6.9
   },
   "css": 756,
   "parts": [
    "disclosure"
   ],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 186.6,
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
    "fixed": 164.8,
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
    "fixed": 26.7,
    "field": 15.9,
    "repeat": 6.5
   },
   "css": 325,
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
    "fixed": 97.3,
    "field": 18.1,
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
    "fixed": 24.8,
    "field": 12.2,
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
    "fixed": 428.8,
    "field": 15.2,
    "repeat": 4
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
     "format": "avif",
     "priority": true
    }
   }
  },
  "sign-up": {
   "html": {
    "fixed": 725.2,
    "field": 15,
    "repeat": 4
   },
   "css": 756,
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
    "field": 21.3,
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
    "fixed": 25.5,
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
    "fixed": 75.5,
    "field": 14,
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
    "fixed": 256.8,
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
    "fixed": 153.2,
    "field": 17.8,
    "repeat": 3.9
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
    "field": 21.3,
    "repeat": 2.5
   },
   "css": 256,
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
    "fixed": 113.9,
    "field": 15.9,
    "repeat": 3.9
   },
   "css": 146,
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
    "fixed": 42.9,
    "field": 12.1,
    "repeat": 4
   },
   "css": 380,
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
    "fixed": 218.9,
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
