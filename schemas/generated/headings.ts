// Generated from schemas/widgets by `npm run codegen`. Do not edit.
import type { HeadingNotes } from '#schemas/definitions/heading-notes.ts';

export const headingNotes: HeadingNotes = {
 "about-us": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "html": "html"
  }
 ],
 "application-form-v1": [
  {
   "level": 1,
   "levelField": "headingLevel"
  },
  {
   "widget": "fileUploadWidgetId"
  }
 ],
 "application-form-v2": [
  {
   "level": 1,
   "levelField": "headingLevel"
  },
  {
   "widget": "fileUploadWidgetId"
  }
 ],
 "blog-article": [
  {
   "text": "title",
   "level": 1,
   "levelField": "headingLevel"
  },
  {
   "each": "sections",
   "headings": [
    {
     "text": "heading",
     "level": 1,
     "levelField": "headingLevel",
     "below": "title"
    },
    {
     "html": "html"
    }
   ]
  }
 ],
 "blog-list": [
  {
   "text": "heading",
   "level": 2,
   "levelField": "headingLevel"
  },
  {
   "each": "posts",
   "headings": [
    {
     "text": "title",
     "level": 2,
     "levelField": "headingLevel",
     "below": "heading"
    }
   ]
  }
 ],
 "blogs": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "posts",
   "headings": [
    {
     "text": "title",
     "level": 2,
     "below": "heading"
    }
   ]
  }
 ],
 "breadcrumbs": [],
 "button": [],
 "cards": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "cards",
   "headings": [
    {
     "text": "title",
     "level": 3
    }
   ]
  }
 ],
 "company-directory": [
  {
   "text": "heading",
   "level": 2,
   "levelField": "headingLevel"
  }
 ],
 "cookie-consent": [],
 "countdown-timer": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "custom-html": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "department-carousel": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "items",
   "headings": [
    {
     "text": "name",
     "level": 2,
     "below": "heading"
    }
   ]
  }
 ],
 "divider": [],
 "events": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "events",
   "headings": [
    {
     "text": "title",
     "level": 2,
     "below": "heading",
     "until": "eventDateAndTime.end"
    }
   ]
  }
 ],
 "faq": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "items",
   "headings": [
    {
     "text": "question",
     "level": 3
    },
    {
     "html": "answer"
    }
   ]
  }
 ],
 "flip-cards": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "cards",
   "headings": [
    {
     "text": "title",
     "level": 3
    }
   ]
  }
 ],
 "footer": [],
 "gradient": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "header": [],
 "heading": [
  {
   "text": "text",
   "level": 2,
   "levelField": "level"
  }
 ],
 "hero": [
  {
   "text": "title",
   "level": 1,
   "levelField": "headingLevel"
  }
 ],
 "image": [],
 "job-detail": [
  {
   "level": 1,
   "pageType": "JOB_DETAIL"
  }
 ],
 "job-filter": [],
 "job-list": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "job-map": [],
 "job-recommendation-wizard": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "job-search": [
  {
   "text": "heading",
   "level": 1,
   "levelField": "headingLevel"
  },
  {
   "widget": "filterWidgetId"
  },
  {
   "widget": "listWidgetId"
  },
  {
   "widget": "detailWidgetId"
  }
 ],
 "job-summary": [],
 "line-graph": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "location-notice": [],
 "logo-strip": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "media-text": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "html": "html"
  },
  {
   "each": "items",
   "headings": [
    {
     "text": "title",
     "level": 3
    }
   ]
  }
 ],
 "meet-the-team": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "people",
   "headings": [
    {
     "text": "name",
     "level": 2,
     "below": "heading"
    }
   ]
  }
 ],
 "recorded-events": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "resume-upload": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "rich-text": [
  {
   "html": "html"
  }
 ],
 "search-hero": [
  {
   "text": "title",
   "level": 1,
   "levelField": "headingLevel"
  }
 ],
 "sign-up": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "social-feed": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "networks",
   "headings": [
    {
     "text": "name",
     "level": 2,
     "below": "heading"
    }
   ]
  }
 ],
 "spacer": [],
 "steps": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "steps",
   "headings": [
    {
     "text": "title",
     "level": 3
    }
   ]
  }
 ],
 "tab-carousel": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "tabs",
   "headings": [
    {
     "text": "name",
     "level": 2,
     "below": "heading"
    },
    {
     "each": "slides",
     "headings": [
      {
       "text": "title",
       "level": 3,
       "below": "heading"
      }
     ]
    }
   ]
  }
 ],
 "tabs": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "each": "tabs",
   "headings": [
    {
     "text": "name",
     "level": 2,
     "below": "heading"
    },
    {
     "widget": "widgetId"
    }
   ]
  }
 ],
 "testimonials-carousel": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "video": [
  {
   "text": "heading",
   "level": 2
  },
  {
   "html": "transcript"
  }
 ],
 "wallpaper": [
  {
   "text": "heading",
   "level": 2
  }
 ],
 "welcome-search": [
  {
   "text": "title",
   "level": 1,
   "levelField": "headingLevel"
  }
 ]
};
