// Generated from runtime/messages by `npm run codegen`. Do not edit.
/** What is filled into an interface text, by its key. */
export const textPlaceholders: Readonly<Record<string, readonly string[]>> = {
  "widget.in-itself": [
    "path"
  ],
  "page.title": [
    "suffix",
    "title"
  ],
  "header.saved-count": [
    "count"
  ],
  "header.home": [
    "site"
  ],
  "job-detail.document-title": [
    "company",
    "title"
  ],
  "date.day": [
    "day",
    "month",
    "year"
  ],
  "applicant-links.data-sent": [
    "day"
  ],
  "zone.offer": [
    "place"
  ],
  "zone.use": [
    "place"
  ],
  "zone.distance": [
    "km"
  ],
  "jobs.far": [
    "km"
  ],
  "apply-note.chat": [
    "app",
    "company"
  ],
  "apply-note.site": [
    "host"
  ],
  "apply-note.form-minutes": [
    "minutes"
  ],
  "apply-note.call": [
    "phone"
  ],
  "company-facts.jobs": [
    "count"
  ],
  "jobs.miles": [
    "miles"
  ],
  "jobs.save": [
    "title"
  ],
  "job-map.count-one": [
    "count"
  ],
  "job-map.count-many": [
    "count"
  ],
  "job-map.newest": [
    "count",
    "total"
  ],
  "job-map.unplaced-one": [
    "count"
  ],
  "job-map.unplaced-many": [
    "count"
  ],
  "job-map.here": [
    "count",
    "place"
  ],
  "job-map.range": [
    "range",
    "total"
  ],
  "job-filter.title-count": [
    "count"
  ],
  "job-filter.show-one": [
    "count"
  ],
  "job-filter.show-many": [
    "count"
  ],
  "job-filter.all": [
    "count"
  ],
  "job-filter.most": [
    "count"
  ],
  "job-filter.find": [
    "field"
  ],
  "job-filter.find-cut": [
    "count"
  ],
  "job-filter.radius-option": [
    "radius"
  ],
  "job-filter.pay-from": [
    "month",
    "week"
  ],
  "job-filter.pay-option": [
    "count",
    "month",
    "week"
  ],
  "job-list.count-one": [
    "count"
  ],
  "job-list.count-many": [
    "count"
  ],
  "job-list.of-keyword": [
    "keyword"
  ],
  "job-list.near": [
    "place"
  ],
  "job-list.in": [
    "place"
  ],
  "job-list.unsaid-pay": [
    "count"
  ],
  "job-list.unsaid-shift": [
    "count"
  ],
  "job-list.unsaid-days": [
    "count"
  ],
  "job-list.unsaid-vehicle": [
    "count"
  ],
  "job-list.unsaid-licence": [
    "count"
  ],
  "job-list.unsaid-several": [
    "count"
  ],
  "job-list.posted": [
    "date"
  ],
  "job-list.alike-one": [
    "count"
  ],
  "job-list.alike-many": [
    "count"
  ],
  "job-list.distance": [
    "km"
  ],
  "job-list.page": [
    "page"
  ],
  "job-list.page-of": [
    "page",
    "pages"
  ],
  "job-list.beyond-many": [
    "pages"
  ],
  "job-list.unknown-place": [
    "place"
  ],
  "job-list.corrected": [
    "corrected",
    "keyword"
  ],
  "job-list.left-out-one": [
    "leftOut",
    "words"
  ],
  "job-list.left-out-two": [
    "leftOut",
    "words"
  ],
  "job-list.left-out-many": [
    "words"
  ],
  "job-list.not-narrowed": [
    "keyword"
  ],
  "job-list.widened-none": [
    "km",
    "where"
  ],
  "job-list.widened-one": [
    "km",
    "where"
  ],
  "job-list.widened-many": [
    "count",
    "km",
    "where"
  ],
  "job-list.widened-town": [
    "place"
  ],
  "job-list.widened-radius": [
    "km",
    "place"
  ],
  "job-list.relaxed-count": [
    "count"
  ],
  "job-list.relaxed-wider": [
    "km"
  ],
  "job-list.relaxed-without": [
    "value"
  ],
  "job-list.relaxed-with": [
    "words"
  ],
  "job-list.company-empty": [
    "company"
  ],
  "job-list.company-all": [
    "count"
  ],
  "job-list.nearby-place": [
    "place"
  ],
  "job-list.saved-offline": [
    "date"
  ],
  "job-list.closed-one": [
    "titles"
  ],
  "job-list.closed-many": [
    "count",
    "titles"
  ],
  "job-list.removed": [
    "title"
  ],
  "job-list.note-of": [
    "title"
  ],
  "job-list.compare-of": [
    "title"
  ],
  "job-list.compare-many": [
    "count"
  ],
  "job-recommendation-wizard.progress": [
    "step",
    "steps"
  ],
  "job-recommendation-wizard.found-many": [
    "count"
  ],
  "job-recommendation-wizard.unknown-place": [
    "place"
  ],
  "flip-cards.flip": [
    "title"
  ],
  "steps.step": [
    "number"
  ],
  "carousel.previous": [
    "label"
  ],
  "carousel.next": [
    "label"
  ],
  "carousel.status": [
    "shown",
    "total"
  ],
  "department-carousel.count-one": [
    "count"
  ],
  "department-carousel.count-many": [
    "count"
  ],
  "social-feed.read": [
    "network"
  ],
  "footer.copyright": [
    "owner",
    "year"
  ],
  "company-directory.count": [
    "count"
  ],
  "blog-list.count": [
    "count"
  ],
  "blog-article.reading-one": [
    "minutes"
  ],
  "blog-article.reading-many": [
    "minutes"
  ],
  "line-graph.summary": [
    "first",
    "last",
    "names"
  ],
  "line-graph.summary-one": [
    "first",
    "names"
  ],
  "line-graph.source": [
    "source"
  ],
  "events.hours": [
    "day",
    "end",
    "start"
  ],
  "events.days": [
    "day",
    "end",
    "endDay",
    "start"
  ],
  "countdown-timer.days-one": [
    "count"
  ],
  "countdown-timer.days-many": [
    "count"
  ],
  "countdown-timer.hours-one": [
    "count"
  ],
  "countdown-timer.hours-many": [
    "count"
  ],
  "countdown-timer.minutes-one": [
    "count"
  ],
  "countdown-timer.minutes-many": [
    "count"
  ],
  "countdown-timer.until": [
    "day",
    "time",
    "zone"
  ],
  "apply.progress": [
    "count",
    "step"
  ],
  "apply.edit-page": [
    "page"
  ],
  "apply.summary.many": [
    "count"
  ],
  "apply.condition.only": [
    "condition"
  ],
  "apply.condition.not": [
    "condition"
  ],
  "apply.condition.is": [
    "question",
    "value"
  ],
  "apply.condition.is-not": [
    "question",
    "value"
  ],
  "apply.condition.answered": [
    "question"
  ],
  "apply.condition.unanswered": [
    "question"
  ],
  "apply.condition.at-least": [
    "question",
    "value"
  ],
  "apply.condition.at-most": [
    "question",
    "value"
  ],
  "apply.licence.letter": [
    "type"
  ],
  "apply.file.sending": [
    "percent"
  ],
  "apply.resume.read": [
    "count"
  ],
  "apply.resume.offer": [
    "value"
  ],
  "apply.resume.take-of": [
    "label"
  ],
  "apply.resume.undo-of": [
    "label"
  ],
  "apply.lost.other": [
    "answer"
  ],
  "apply.lost.own": [
    "answer"
  ],
  "apply.field-error": [
    "label",
    "text"
  ],
  "answer.text-short": [
    "count",
    "min"
  ],
  "answer.text-long": [
    "count",
    "max"
  ],
  "answer.number-min": [
    "min"
  ],
  "answer.number-max": [
    "max"
  ],
  "answer.date-from": [
    "from"
  ],
  "answer.date-to": [
    "to"
  ],
  "answer.chosen-min": [
    "min"
  ],
  "answer.chosen-max": [
    "max"
  ],
  "answer.curp-length": [
    "count"
  ],
  "answer.curp-digit-at": [
    "found",
    "position"
  ],
  "answer.curp-letter-at": [
    "found",
    "position"
  ],
  "answer.curp-character-at": [
    "found",
    "position"
  ],
  "answer.curp-state": [
    "found"
  ],
  "answer.curp-date": [
    "found"
  ],
  "answer.curp-word": [
    "found"
  ],
  "answer.rfc-length": [
    "count"
  ],
  "answer.file-size": [
    "max"
  ]
};

/** Language of the interface texts that are not in Spanish. */
export const foreignTexts: Readonly<Record<string, string>> = {
  "widget.not-found": "en",
  "widget.crashed": "en",
  "widget.unknown-error": "en",
  "widget.in-itself": "en",
  "quick-apply.failed": "en",
  "job-detail.missing": "en",
  "job-detail.qualifications": "pt",
  "job-detail.skills": "pt",
  "job-detail.experience": "pt",
  "share.copied": "en",
  "jobs.untitled": "en",
  "jobs.miles": "en",
  "location.failed": "en",
  "location.no-navigator": "en",
  "location.no-geolocation": "en",
  "location.no-data": "en",
  "company-directory.more": "pt",
  "company-directory.loading": "pt",
  "blog-list.relevance": "pt",
  "blog-list.newest": "pt",
  "blog-list.oldest": "pt",
  "video.captions-en": "en",
  "video.captions-pt": "pt"
};

/** How many interface texts are in Spanish. */
export const SPANISH_TEXTS = 580;

/** How many texts say what is wrong with answers, and the languages that they are there in. */
export const ANSWER_TEXTS = 56;
export const ANSWER_LANGUAGES: readonly string[] = ["en","es"];
