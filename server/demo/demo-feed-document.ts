import type { PayPeriod } from '#schemas/api/jobs.ts';
/**
 * What `pages/<site>/demo-feed.json` says: the people, places and sentences that demo jobs are made of. Texts may
 * hold `{city}`, `{state}`, `{zone}` and `{name}`, the company's everyday name; all but titles and lists are HTML.
 */
export interface DemoFeed {
  /** The same seed and data give the same jobs. */
  readonly seed: number;
  readonly publisher: string;
  readonly publisherUrl: string;
  /** Where applying leads: `<chatUrl>/<company slug>?ref=<reference number>`. */
  readonly chatUrl: string;
  readonly referencePrefix: string;
  readonly jobs: number;
  /** Part of the jobs that are closed, 0 to 1. */
  readonly closedShare: number;
  /** Part of the jobs that apply through the form of their kind and not by chat, 0 to 1; none where it is absent. */
  readonly formShare?: number;
  readonly without: Readonly<Record<OptionalPart, number>>;
  readonly companies: readonly DemoCompany[];
  readonly cities: readonly DemoCity[];
  readonly kinds: readonly DemoKind[];
  /** Where in a city a job is, as words after a verb: "en el centro de {city}". */
  readonly zones: readonly string[];
  readonly layouts: readonly DemoLayout[];
  readonly closings: readonly string[];
}

/** What a few jobs lack, so that fallbacks show; the number beside it in the file says how many. */
export type OptionalPart = 'title' | 'pay' | 'employmentType' | 'logo';

export interface DemoCompany {
  readonly legalName: string;
  readonly name: string;
  readonly slug: string;
  readonly weight: number;
  readonly regions: readonly string[];
  /** Paragraphs in the company's own voice. */
  readonly paragraphs: readonly string[];
}

export interface DemoCity {
  readonly city: string;
  readonly state: string;
  readonly region: string;
  /** How many jobs, compared with other cities. */
  readonly weight: number;
  /** Multiplies every pay; 1 where it is absent. */
  readonly payFactor?: number;
}

export interface DemoKind {
  readonly id: string;
  readonly weight: number;
  /** The job exists only in cities of this weight or more. */
  readonly cityWeightFrom?: number;
  readonly category: string;
  /** Of the site; without one its jobs apply by chat. */
  readonly formId?: string;
  readonly titles: readonly string[];
  readonly employmentTypes: readonly string[];
  readonly pay: readonly DemoPay[];
  readonly schedules: readonly string[];
  readonly vehicles: readonly string[];
  readonly licences: readonly string[];
  readonly openings: readonly string[];
  readonly facts: readonly string[];
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
  readonly experience: readonly string[];
  readonly benefits: readonly string[];
}

/** Pesos before taxes. The lower end of a job's pay lies in `from`, its upper end in `to`. */
export interface DemoPay {
  readonly period: PayPeriod;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly notes?: readonly string[];
}

/** HTML with the blocks `{opening}`, `{company}`, `{facts}`, `{benefits}` and `{closing}`. */
export interface DemoLayout {
  readonly description: string;
  readonly jobPosting: string;
}
