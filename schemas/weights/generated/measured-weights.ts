// Measured in a production build by `npm run weights`. Do not edit.
import type { WeightTable } from '#schemas/weights/weight-table.ts';

export const measuredWeights: WeightTable = {
 "page": {
  "html": 496.1,
  "css": 3087,
  "sectionHtml": 2.8,
  "sectionCss": 2.2,
  "vectorHtml": 15.1,
  "rasterHtml": 95.3,
  "iconHtml": 65.9
 },
 "parts": {
  "carousel": 498,
  "sort-bar": 100,
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
  "enhance-job-detail": 977,
  "enhance-job-filter": 434,
  "enhance-job-list": 414,
  "enhance-job-map": 619,
  "enhance-job-recommendation-wizard": 779,
  "enhance-job-search": 2640,
  "enhance-location-notice": 759,
  "enhance-search-hero": 442,
  "enhance-sign-up": 1624,
  "enhance-social-feed": 122,
  "enhance-tab-carousel": 115,
  "enhance-tabs": 86,
  "enhance-testimonials-carousel": 84,
  "job-history": 453,
  "job-texts": 380,
  "live-map": 290004,
  "location-option": 280,
  "location-outside": 66,
  "map-session": 1564,
  "option-list": 441,
  "personal-cards": 1686,
  "personal-jobs": 1100,
  "place-permission": 133,
  "place-teller": 185,
  "preload-helper": 48,
  "printed-card": 1241,
  "rolldown-runtime": 154,
  "save-buttons": 370,
  "saved-cards": 1124,
  "saved-jobs": 486,
  "search-suggestions": 1219,
  "tab-list": 824,
  "track": 103,
  "type-ahead": 1234,
  "visit-source": 282,
  "visitor-place": 1162,
  "undefined": 56217,
  "address-lookup": 727,
  "draw-bands": 338,
  "entry-animation": 443,
  "loader": 849,
  "near-me": 646,
  "tracking": 281,
  "wizard": 2562
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
    "fixed": 56.4,
    "field": 15.4,
    "repeat": 1.3
   },
   "css": 453,
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
    "fixed": 306.7,
    "field": 19.3,
    "repeat": 6.1
   },
   "css": 689,
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
    "fixed": 275.9,
    "field": 16,
    "repeat": 4.1
   },
   "css": 435,
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
    "fixed": 241.6,
    "field": 24.7,
    "repeat": 0.8
   },
   "css": 360,
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
    "fixed": 156.2,
    "field": 15,
    "repeat": 5.2
   },
   "css": 242,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "button": {
   "html": {
    "fixed": 22.8,
    "field": 5.2,
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
    "fixed": 70.1,
    "field": 14.6,
    "repeat": 0.9
   },
   "css": 650,
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
    "fixed": 258.5,
    "field": 18.8,
    "repeat": 3.1
   },
   "css": 647,
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
   "css": 713,
   "parts": [],
   "scripts": [
    "enhance-cookie-consent"
   ],
   "tracked": false,
   "pictures": {}
  },
  "countdown-timer": {
   "html": {
    "fixed": 219.6,
    "field": 8.6,
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
    "fixed": 37.4,
    "field": 3.7,
    "repeat": 4
   },
   "css": 122,
   "parts": [],
   "scripts": [
    "enhance-custom-html"
   ],
   "tracked": false,
   "pictures": {}
  },
  "department-carousel": {
   "html": {
    "fixed": 234.6,
    "field": 19.9,
    "repeat": 2
   },
   "css": 373,
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
    "fixed": 40.7,
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
    "fixed": 58.5,
    "field": 28.9,
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
    "fixed": 87.1,
    "field": 15.1,
    "repeat": 0.8
   },
   "css": 389,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "flip-cards": {
   "html": {
    "fixed": 230.9,
    "field": 15.9,
    "repeat": 10.1
   },
   "css": 1063,
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
    "fixed": 2,
    "field": 27.9,
    "repeat": 1.3
   },
   "css": 569,
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
    "fixed": 126.9,
    "field": 11.7,
    "repeat": 3.1
   },
   "css": 469,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "header": {
   "html": {
    "fixed": 205.4,
    "field": 30.7,
    "repeat": 10.9
   },
   "css": 850,
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
    "fixed": 20.5,
    "field": 11.4,
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
    "fixed": 46.3,
    "field": 18.3,
    "repeat": 4
   },
   "css": 538,
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
    "fixed": 2857.5,
    "field": 14.7,
    "repeat": 4
   },
   "css": 1181,
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
    "fixed": 1212.9,
    "field": 17.6,
    "repeat": 24.1
   },
   "css": 674,
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
    "repeat": 79.7
   },
   "css": 1618,
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
    "fixed": 147.9,
    "field": 12.8,
    "repeat": 4
   },
   "css": 306,
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
    "fixed": 2021.5,
    "field": 13,
    "repeat": 0
   },
   "css": 1732,
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
    "fixed": 1025,
    "field": 15.3,
    "repeat": 4
   },
   "css": 1278,
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
    "fixed": 197.9,
    "field": 15,
    "repeat": 16.9
   },
   "css": 135,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "line-graph": {
   "html": {
    "fixed": 466.3,
    "field": 14.6,
    "repeat": 6.9
   },
   "css": 887,
   "parts": [],
   "scripts": [],
   "tracked": false,
   "pictures": {}
  },
  "location-notice": {
   "html": {
    "fixed": 194.4,
    "field": 15.5,
    "repeat": 4
   },
   "css": 305,
   "parts": [],
   "scripts": [
    "enhance-location-notice",
    "location-outside",
    "place-permission",
    "preload-helper"
   ],
   "tracked": true,
   "pictures": {}
  },
  "logo-strip": {
   "html": {
    "fixed": 173.8,
    "field": 14.4,
    "repeat": 0
   },
   "css": 605,
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
    "fixed": 31.6,
    "field": 15.7,
    "repeat": 6.5
   },
   "css": 321,
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
    "fixed": 104.3,
    "field": 17.6,
    "repeat": 0.3
   },
   "css": 600,
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
    "fixed": 23.4,
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
    "fixed": 429.9,
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
    "fixed": 729,
    "field": 15,
    "repeat": 4
   },
   "css": 755,
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
    "fixed": 353.6,
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
    "fixed": 25.8,
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
    "fixed": 78.9,
    "field": 13.9,
    "repeat": 5.3
   },
   "css": 456,
   "parts": [],
   "scripts": [],
   "tracked": true,
   "pictures": {}
  },
  "tab-carousel": {
   "html": {
    "fixed": 264.6,
    "field": 25.2,
    "repeat": 2
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
    "fixed": 156.6,
    "field": 17.8,
    "repeat": 3.9
   },
   "css": 7,
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
    "fixed": 207.9,
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
    "fixed": 119.1,
    "field": 15.1,
    "repeat": 4
   },
   "css": 286,
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
    "fixed": 45.8,
    "field": 11.8,
    "repeat": 4
   },
   "css": 378,
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
    "fixed": 222.3,
    "field": 13.5,
    "repeat": 4
   },
   "css": 246,
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
