import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import type { EditTimes } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import type { SafeHtml } from '../html/safe-html.ts';
import type { AnswerTexts } from '../messages/answers/answer-texts.ts';
import type { FoundPlace } from '../search/location-option.ts';

/** A job whose HTML is printable. */
export interface SafeJob extends Job {
  readonly description: SafeHtml;
  readonly jobPosting: SafeHtml;
}

/** What an address says of the form that it wants. */
export interface FormRequest {
  readonly channel: 'web' | 'cb';
  readonly version: 'v1' | 'v2';
  /** Before the job's own form and those of the site. */
  readonly formId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly stage: number;
}

/** The job that is applied for. */
export interface AppliedJob extends Pick<Job, 'id' | 'clientId' | 'referenceNumber' | 'urlSlug'> {
  readonly title: string;
  readonly company?: string | undefined;
  readonly isClosed: boolean;
}

/** A published form as it is filled in. */
export interface ShownForm {
  readonly form: FormDocument;
  readonly formVersion: number;
  /** What its fields say of answers. */
  readonly texts: AnswerTexts;
  /** Signed proof that the page was served: `X-Form-Token`. */
  readonly token: string;
}

export interface FoundForm {
  /** Null where there is none to fill in. */
  readonly shown: ShownForm | null;
  /** Null where the address names none, or none of the site. */
  readonly job: AppliedJob | null;
}

/** What was saved under the id of a submission. */
export interface FoundDraft {
  readonly state: 'saved' | 'sent' | 'expired' | 'unknown';
  /** As they were typed; none unless they are `saved`, or came with a post that was refused. */
  readonly answers: Answers;
  readonly editedAt: EditTimes;
  /** Index in the document. */
  readonly currentPage: number;
  /** The CV that the address names, where the person may send it and has given no other one. */
  readonly resumeUrl?: string | undefined;
  /** How files among the answers are called, by their addresses, and their sizes in bytes. */
  readonly files?:
    | Readonly<Record<string, { readonly name: string; readonly size: number }>>
    | undefined;
}

export interface DraftRequest {
  readonly submissionId: string | undefined;
  /** `resumeURL` of the page's address. */
  readonly resumeUrl: string | undefined;
}

/** What widgets may ask of a site's services. The server binds it to the services themselves. */
export interface ApiPort {
  /** The place in Mexico that a text means, such as `Guadalajara, Jal.` or `Jalisco`; null where it means none. */
  findPlace(text: string): Promise<FoundPlace | null>;
  searchJobs(request: JobSearchRequest): Promise<JobSearchResult>;
  /** Closed jobs too; null when no job of the site has this slug. */
  findJob(urlSlug: string): Promise<SafeJob | null>;
  /** Open jobs like the one with this slug, at most six, the most alike first. Their HTML is not printable. */
  similarJobs(urlSlug: string): Promise<readonly Job[]>;
  findForm(request: FormRequest): Promise<FoundForm>;
  /** For whoever has the id, which nobody else may learn. */
  readDraft(request: DraftRequest): Promise<FoundDraft>;
}
