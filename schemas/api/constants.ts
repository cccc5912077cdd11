/**
 * Values of the API that pages, the editor and the process that reads CVs need. Nothing is imported here: visitors
 * download it, and that process loads it for each CV.
 */

/** Fields whose values are what the feed says. */
export const TEXT_FACETS = ['city', 'state', 'company', 'employmentType', 'category'] as const;

/** Fields whose values are read from what a job says, and are the same for all jobs. */
export const TERM_FACETS = ['pay', 'shift', 'days', 'vehicle', 'licence', 'posted'] as const;

export const FACET_FIELDS = [...TEXT_FACETS, ...TERM_FACETS] as const;

/** Parts of a job that a search can be about. */
export const SEARCH_FIELDS = [
  'title',
  'company',
  'description',
  'place',
  'referenceNumber',
] as const;

/** Value of a term that a job does not say, or not clearly. */
export const UNKNOWN_TERM = 'unknown';

/** Pay in pesos a week that searches offer as the least; a filter may name any other. */
export const PAY_STEPS = [2000, 2500, 3000, 3500, 4000, 5000, 6000] as const;

/** Weeks of a month of pay. */
export const WEEKS_OF_MONTH = 52 / 12;

/** Values of terms in the order in which they are offered. */
export const TERM_VALUES = {
  shift: ['morning', 'evening', 'night', 'day', 'weekend'],
  days: ['4', '5', '6'],
  vehicle: ['company', 'own', 'none'],
  licence: [
    ...['none', 'motociclista', 'automovilista', 'chofer', 'a', 'b', 'c', 'd', 'e', 'f'],
    ...['federal', 'federal-a', 'federal-b', 'federal-c', 'federal-d', 'federal-e', 'federal-f'],
  ],
  posted: ['today', '3days', 'week'],
} as const;

/** Jobs on a page of a list that does not say otherwise (spec section 9, "Job list page size"). */
export const JOB_LIST_PAGE_SIZE = 7;

/** Jobs that a personal list shows where its request says nothing else (spec section 9, "Nearby jobs", "Latest jobs"). */
export const PERSONAL_JOBS = 6;

/** Ids of each kind of job that a request may carry: the browser's last 20. */
export const MAX_REMEMBERED_JOBS = 20;

/** What came of a sign-up. A page shows it for its parameter `sign-up`: `{state}.{widgetId}`. */
export const SIGN_UP_STATES = [
  'done',
  'email',
  'phone',
  'contact',
  'consent',
  'changed',
  'busy',
] as const;
export type SignUpState = (typeof SIGN_UP_STATES)[number];

export const SIGN_UP_PARAMETER = 'sign-up';

/** Characters of a query that a form sends along; of a longer one, it sends nothing. */
export const MAX_QUERY_LENGTH = 1000;

/** How many jobs the lists of a previewed page show: as there are, none, one, or more than fit. */
export const PREVIEW_JOB_COUNTS = ['real', '0', '1', 'many'] as const;
export type PreviewJobCount = (typeof PREVIEW_JOB_COUNTS)[number];

/** The job that a job's page shows: as it is, open, closed, or for a visitor outside the service area. */
export const PREVIEW_JOB_STATES = ['real', 'open', 'closed', 'outside'] as const;
export type PreviewJobState = (typeof PREVIEW_JOB_STATES)[number];

/** Why a visitor reports a job, in the order in which the form offers them. */
export const REPORT_REASONS = [
  'money',
  'fake',
  'gone',
  'untrue',
  'discrimination',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters of what a visitor writes beside the reason. */
export const MAX_REPORT_NOTE = 500;

/** What came of a report. The page of the job shows it for its parameter `report`. */
export const REPORT_STATES = ['done', 'reason', 'busy'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_PARAMETER = 'report';

/** Networks that must have reported a job before it is hidden, where the site says nothing else. */
export const REPORT_THRESHOLD = 3;

/** Pages of applicants outside of sites: a link to go on elsewhere is made, used, and what was sent is read. */
export const CONTINUE_LINKS_PATH = '/api/v1/continue-links';
export const CONTINUE_PATH = '/api/v1/continue';
export const MY_DATA_PATH = '/api/v1/my-data';

/** Days of a period of results where nothing else is asked for, and of the numbers beside pages. */
export const RESULT_DAYS = 28;
/** Longest period of results; what is added up goes back 25 months. */
export const MAX_RESULT_DAYS = 800;

/** What a search with a word that no job uses counts as. */
export const OTHER_KEYWORD = '(otra)';

/** Characters that the name of a pattern may have. */
export const MAX_PATTERN_NAME = 80;

/** Longest text that is kept of a CV, in UTF-16 units, and the pages that are read of it. */
export const MAX_RESUME_TEXT = 200_000;
export const MAX_RESUME_PAGES = 30;
