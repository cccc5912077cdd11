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
  "job-filter.with-text": [
    "count",
    "text"
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
  "apply.found": [
    "count"
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
  "apply.folio": [
    "folio"
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
  "answer.email-domain": [
    "address"
  ],
  "answer.number-min": [
    "min"
  ],
  "answer.number-max": [
    "max"
  ],
  "answer.number-point": [
    "number",
    "thousands"
  ],
  "answer.number-unit": [
    "unit"
  ],
  "answer.date-order": [
    "day"
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
  "answer.curp-enye": [
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
  "answer.rfc-digit-at": [
    "found",
    "position"
  ],
  "answer.rfc-letter-at": [
    "found",
    "position"
  ],
  "answer.rfc-character-at": [
    "found",
    "position"
  ],
  "answer.files-min": [
    "min"
  ],
  "answer.files-max": [
    "max"
  ],
  "answer.file-size": [
    "max"
  ],
  "answer.file-picture": [
    "kind"
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

/** Keys of the interface texts that are in Spanish. */
export const spanishTexts: readonly string[] = ["widget.unknown-type","page.title","page.skip","page.skip-jobs","header.menu","header.nav","header.saved","header.saved-count","header.saving-failed","header.saving-failed-close","header.search","header.search-label","header.home","hero.play","search-hero.label","search-hero.placeholder","combobox.label","combobox.loading","combobox.empty","welcome-search.label","welcome-search.placeholder","welcome-search.search","job-detail.document-title","job-detail.back","job-detail.closed","job-detail.apply","quick-apply.applying","quick-apply.applied","quick-apply.other-person","job-detail.apply-closed","job-detail.apply-unavailable","job-detail.neighbours","job-detail.previous","job-detail.next","pay.hour","pay.day","pay.week","pay.fortnight","pay.month","date.months","date.day","applicant-links.continue","applicant-links.continue-make","applicant-links.continue-create","applicant-links.continue-open","applicant-links.continue-open-text","applicant-links.continue-go","applicant-links.continue-scan","applicant-links.continue-whatsapp","applicant-links.continue-back","applicant-links.gone","applicant-links.gone-continue","applicant-links.gone-data","applicant-links.data","applicant-links.data-text","applicant-links.data-view","applicant-links.data-sent","applicant-links.data-correct","applicant-links.data-correct-title","applicant-links.data-save","applicant-links.data-saved","applicant-links.data-back","applicant-links.data-html","applicant-links.data-json","applicant-links.data-delete","applicant-links.data-delete-title","applicant-links.data-delete-text","applicant-links.data-delete-all","applicant-links.data-keep","applicant-links.data-deleted","applicant-links.data-deleted-text","fallback.missing","fallback.missing-text","fallback.failed","fallback.failed-text","fallback.unavailable","fallback.unavailable-text","zone.offer","zone.use","zone.forget","zone.distance","zone.distance-least","jobs.far","jobs.far-least","jobs.viewed","jobs.applied","ask-applied.question","ask-applied.yes","ask-applied.no","job-list.viewed-empty","job-list.viewed-empty-text","job-list.viewed-forget","job-list.applied-empty","job-list.applied-empty-text","apply-note.company","apply-note.chat","apply-note.site","apply-note.form","apply-note.form-minute","apply-note.form-minutes","apply-note.call","company-facts.job","company-facts.jobs","company-facts.page","job-detail.missing-title","job-detail.missing-hint","job-detail.search","job-detail.unselected","job-detail.place","job-detail.employment-type","job-detail.company","job-detail.pay","job-detail.schedule","job-detail.vehicle","job-detail.licence","job-detail.benefits","job-detail.posted","job-detail.until","job-detail.responsibilities","job-detail.trust","job-report.open","job-report.reasons","job-report.reason.money","job-report.reason.fake","job-report.reason.gone","job-report.reason.untrue","job-report.reason.discrimination","job-report.reason.other","job-report.note","job-report.note-hint","job-report.trap","job-report.send","job-report.done","job-report.problem.reason","job-report.problem.busy","share.copy","share.whatsapp","share.native","share.by-hand","jobs.save","jobs.save-short","job-search.label","job-search.keyword","job-search.keyword-placeholder","job-search.place","job-search.submit","job-search.suggestions","job-search.places","job-search.credit","job-search.panel","job-search.view","job-search.view-list","job-search.view-map","job-search.searching","job-search.offline","job-search.failed","job-search.crowded","job-search.slow","job-search.retry","job-map.label","job-map.open","job-map.no-script","job-map.loading","job-map.failed","job-map.no-webgl","job-map.retry","job-map.canvas","job-map.zoom-in","job-map.zoom-out","job-map.zone","job-map.close","job-map.search-here","job-map.count-one","job-map.count-many","job-map.newest","job-map.unplaced-one","job-map.unplaced-many","job-map.none","job-map.nothing","job-map.here","job-map.chosen","job-map.range","job-map.natural-earth","job-map.geonames","job-filter.title","job-filter.title-count","job-filter.active","job-filter.remove","job-filter.clear","job-filter.apply","job-filter.show-one","job-filter.show-many","job-filter.all","job-filter.most","job-filter.area","job-filter.find","job-filter.with-text","job-filter.find-none","job-filter.find-cut","job-filter.radius","job-filter.radius-option","job-filter.city","job-filter.state","job-filter.company","job-filter.employmentType","job-filter.category","job-filter.pay","job-filter.pay-from","job-filter.pay-option","job-filter.pay-unknown","job-filter.shift","job-filter.shift-morning","job-filter.shift-evening","job-filter.shift-night","job-filter.shift-day","job-filter.shift-weekend","job-filter.shift-unknown","job-filter.days","job-filter.days-4","job-filter.days-5","job-filter.days-6","job-filter.days-unknown","job-filter.vehicle","job-filter.vehicle-company","job-filter.vehicle-own","job-filter.vehicle-none","job-filter.vehicle-unknown","job-filter.licence","job-filter.licence-none","job-filter.licence-motociclista","job-filter.licence-automovilista","job-filter.licence-chofer","job-filter.licence-a","job-filter.licence-b","job-filter.licence-c","job-filter.licence-d","job-filter.licence-e","job-filter.licence-f","job-filter.licence-federal","job-filter.licence-federal-a","job-filter.licence-federal-b","job-filter.licence-federal-c","job-filter.licence-federal-d","job-filter.licence-federal-e","job-filter.licence-federal-f","job-filter.licence-unknown","job-filter.posted","job-filter.posted-today","job-filter.posted-3days","job-filter.posted-week","job-filter.any","job-list.count-one","job-list.count-many","job-list.of-keyword","job-list.near","job-list.in","job-list.unsaid-pay","job-list.unsaid-shift","job-list.unsaid-days","job-list.unsaid-vehicle","job-list.unsaid-licence","job-list.unsaid-several","job-list.sort","job-list.sort-relevance","job-list.sort-startDate","job-list.sort-pay","job-list.sort-distance","job-list.posted","job-list.alike-one","job-list.alike-many","job-list.distance","job-list.distance-least","job-list.match-strong","job-list.match-good","job-list.pages","job-list.page","job-list.page-of","job-list.prev","job-list.next","job-list.first-page","job-list.beyond","job-list.beyond-one","job-list.beyond-many","job-list.unknown-place","job-list.corrected","job-list.left-out-one","job-list.left-out-two","job-list.left-out-many","job-list.not-narrowed","job-list.left-out-and","job-list.widened-none","job-list.widened-one","job-list.widened-many","job-list.widened-town","job-list.widened-towns-and","job-list.widened-radius","job-list.empty","job-list.empty-text","job-list.empty-always","job-list.relaxed-text","job-list.relaxed-count","job-list.relaxed-wider","job-list.relaxed-anywhere","job-list.relaxed-without","job-list.relaxed-with","job-list.clear-filters","job-list.all","job-list.latest-empty","job-list.company-empty","job-list.company-all","job-list.personal-no-script","job-list.personal-empty","job-list.personal-empty-text","job-list.personal-failed","job-list.personal-failed-text","job-list.retry","job-list.nearby-locate","job-list.nearby-place","job-list.nearby-outside","job-list.nearby-hint","job-list.nearby-hint-denied","job-list.nearby-empty","job-list.nearby-empty-text","job-list.browsing-empty","job-list.browsing-empty-text","job-list.saved-no-script","job-list.saved-empty","job-list.saved-empty-text","job-list.saved-offline","job-list.saved-failed","job-list.saved-failed-text","job-list.saved-blocked","job-list.saved-blocked-text","job-list.search","job-list.closed-one","job-list.closed-many","job-list.removed","job-list.undo","job-list.note","job-list.note-of","job-list.note-hint","job-list.compare","job-list.compare-of","job-list.compare-one","job-list.compare-many","job-list.compare-clear","job-list.compare-failed","job-list.compare-title","job-list.compare-close","job-list.compare-same","job-list.compare-unknown","job-list.compare-closed","job-list.compare-unnoted","job-list.compare-distance","job-list.note-failed","job-recommendation-wizard.progress","job-recommendation-wizard.place","job-recommendation-wizard.locate","job-recommendation-wizard.radius","job-recommendation-wizard.back","job-recommendation-wizard.skip","job-recommendation-wizard.next","job-recommendation-wizard.last","job-recommendation-wizard.search","job-recommendation-wizard.results","job-recommendation-wizard.no-answers","job-recommendation-wizard.change","job-recommendation-wizard.waiting","job-recommendation-wizard.found-one","job-recommendation-wizard.found-many","job-recommendation-wizard.none","job-recommendation-wizard.failed","job-recommendation-wizard.unloaded","job-recommendation-wizard.unknown-place","job-recommendation-wizard.retry","job-recommendation-wizard.more","flip-cards.flip","steps.step","logo-strip.label","logo-strip.pause","carousel.previous","carousel.next","carousel.status","tabs.label","blogs.label","blogs.read","testimonials-carousel.label","department-carousel.label","department-carousel.count-one","department-carousel.count-many","department-carousel.none","department-carousel.uncounted","social-feed.label","social-feed.read","footer.copyright","footer.links","footer.contact","custom-html.placeholder","cookie-consent.accept","cookie-consent.reject","cookie-consent.preferences","cookie-consent.always","cookie-consent.save","cookie-consent.close","cookie-consent.no-script","measuring.link","measuring.agree","measuring.withdraw","measuring.no-script","recorded-events.with-each","recorded-events.kept","location-notice.close","recommendation.site-unknown","recommendation.unreadable","recommendation.away","recommendation.broken","location.near","location.locating","location.located","location.outside","location.hint-again","location.hint-denied","location.hint-write","location.hint-search","location.connection","location.address","company-directory.count","company-directory.sort","company-directory.ascending","company-directory.descending","blog-list.count","blog-list.sort","blog-list.read","blog-article.reading-one","blog-article.reading-many","blog-article.contents","breadcrumbs.label","meet-the-team.more","line-graph.summary","line-graph.summary-one","line-graph.data","line-graph.table","line-graph.x","line-graph.missing","line-graph.source","video.label","video.transcript","video.captions-es","events.empty","events.hours","events.days","countdown-timer.days-one","countdown-timer.days-many","countdown-timer.hours-one","countdown-timer.hours-many","countdown-timer.minutes-one","countdown-timer.minutes-many","countdown-timer.last-minute","countdown-timer.until","countdown-timer.days","countdown-timer.hours","countdown-timer.minutes","countdown-timer.seconds","apply.title","apply.progress","apply.next","apply.back","apply.send","apply.review","apply.chat","apply.edit","apply.edit-page","apply.unanswered","apply.agreed","apply.optional","apply.yes","apply.no","apply.choose","apply.find","apply.found","apply.found-none","apply.places","apply.sensitive","apply.notice","apply.summary.one","apply.summary.many","apply.condition.only","apply.condition.and","apply.condition.or","apply.condition.not","apply.condition.is","apply.condition.is-not","apply.condition.answered","apply.condition.unanswered","apply.condition.at-least","apply.condition.at-most","apply.licence.issuer","apply.licence.type","apply.licence.none","apply.licence.pending","apply.licence.letter","apply.licence.other","apply.licence.automovilista","apply.licence.carga","apply.licence.chofer","apply.licence.especial","apply.licence.motociclista","apply.licence.operador","apply.licence.publico","apply.licence.servicio-mercantil","apply.licence.servicio-publico","apply.file.choose","apply.file.kept","apply.file.remove","apply.file.remove-unscripted","apply.file.sending","apply.file.cancel","apply.file.again","apply.file.failed","apply.file.unanswered","apply.file.gone","apply.file.wait","apply.file.waiting","apply.file.without","apply.file.stop","apply.resume.label","apply.resume.optional","apply.resume.reading","apply.resume.read","apply.resume.nothing","apply.resume.stopped","apply.resume.failed","apply.resume.mark","apply.resume.undo","apply.resume.offers","apply.resume.offer","apply.resume.take","apply.resume.take-of","apply.resume.undo-of","apply.sent","apply.sent-before","apply.sent-next","apply.duplicate","apply.elsewhere","apply.folio","apply.my-data","apply.my-data-keep","apply.other-person","apply.prefilled","apply.resumed","apply.not-me","apply.unkept","apply.changed","apply.unasked","apply.lost.other","apply.lost.own","apply.lost.take","apply.similar","apply.closed-kept","apply.saving","apply.sending","apply.sending-slow","apply.saved","apply.waiting.save","apply.waiting.finish","apply.waiting.save-unanswered","apply.waiting.finish-unanswered","apply.waiting.busy","apply.field-error","apply.failed","apply.refused.busy","apply.refused.large","apply.refused.broken","apply.refused.down","apply.ended","apply.no-form","sign-up.email","sign-up.phone","sign-up.phone-hint","sign-up.optional","sign-up.one-of","sign-up.trap","sign-up.problem.email","sign-up.problem.phone","sign-up.problem.contact","sign-up.problem.consent","sign-up.problem.changed","sign-up.problem.busy","sign-up.problem.offline","sign-up.sending","sign-up.retry","link.new-tab"];

/** Keys of the texts that say what is wrong with answers, and the languages that they are there in. */
export const answerTexts: readonly string[] = ["answer.required","answer.required-choice","answer.required-consent","answer.required-file","answer.one-answer","answer.leave-empty","answer.text-short","answer.text-long","answer.name-letters","answer.name-short","answer.email-at","answer.email-format","answer.email-local","answer.email-one","answer.email-domain","answer.email-accent","answer.phone-digits","answer.phone-area","answer.phone-one","answer.phone-only","answer.number-format","answer.number-min","answer.number-max","answer.number-point","answer.number-unit","answer.number-zero","answer.date-format","answer.date-missing","answer.date-year","answer.date-order","answer.date-from","answer.date-to","answer.choice-unknown","answer.chosen-min","answer.chosen-max","answer.location-typed","answer.postal-code-digits","answer.postal-code-unknown","answer.curp-length","answer.curp-digit-at","answer.curp-letter-at","answer.curp-character-at","answer.curp-enye","answer.curp-state","answer.curp-date","answer.curp-word","answer.curp-check","answer.rfc-length","answer.rfc-format","answer.rfc-digit-at","answer.rfc-letter-at","answer.rfc-character-at","answer.rfc-company","answer.rfc-date","answer.rfc-generic","answer.rfc-homoclave","answer.rfc-check","answer.nss-digits","answer.nss-check","answer.licence-issuer","answer.licence-type","answer.files-min","answer.files-max","answer.file-link","answer.file-empty","answer.file-size","answer.file-type","answer.file-heic","answer.file-picture","answer.file-word","answer.file-macros","answer.file-password","answer.file-damaged","answer.file-pixels","answer.left-blank"];
export const ANSWER_LANGUAGES: readonly string[] = ["en","es"];
