import type { FormDocument } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';

/** What an application is for: form, job, and the visit that brought the person. */
export interface FormSubject {
  readonly siteId: string;
  readonly agencyId: string;
  readonly channel: 'web' | 'cb';
  readonly version: 'v1' | 'v2';
  readonly formId: string;
  readonly templateId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly stage: number;
  readonly dropOffType?: 'RESUME_DROP_OFF' | undefined;
  /** Of the address the visit began with. */
  readonly query: string;
}

/** Parameters of a form's address (spec section 2, "Form pages"). The last ones say what a step came to. */
export const FORM_PARAMS = [
  'formId',
  'jobId',
  'stage',
  'submissionId',
  'resumeURL',
  'dropOffType',
  'step',
  'check',
  'failed',
  'ended',
  'sent',
  'refused',
  'myData',
  'folio',
] as const;

/** Of the page itself: calls name those they need. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set([...FORM_PARAMS, 'returnToUrl']);

/** By what calls of v1 know a form: the id that its document has for them, else its own. */
export function templateIdOf({ id, templateId }: Pick<FormDocument, 'id' | 'templateId'>): string {
  return templateId ?? id;
}

/** Under what the spec's keys `submissions` and `applied` know it. */
export function subjectKey({ jobId, formId }: Pick<FormSubject, 'jobId' | 'formId'>): string {
  return jobId ?? formId;
}

/** Parameters of the address that go along with each form call, in their order, repeated ones too. */
export function passedParameters(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)].filter(([name]) => !OWN_PARAMETERS.has(name));
}

/** A subject that was kept on the device; undefined for what is none. */
export function parseSubject(stored: unknown): FormSubject | undefined {
  if (!isRecord(stored)) return undefined;
  const { siteId, agencyId, channel, version, formId, templateId, jobId, stage, query } = stored;
  const { dropOffType } = stored;
  if (typeof siteId !== 'string' || typeof agencyId !== 'string') return undefined;
  if (typeof formId !== 'string' || typeof query !== 'string') return undefined;
  if (channel !== 'web' && channel !== 'cb') return undefined;
  if (version !== 'v1' && version !== 'v2') return undefined;
  if (typeof stage !== 'number' || !Number.isInteger(stage)) return undefined;
  return {
    siteId,
    agencyId,
    channel,
    version,
    formId,
    stage,
    query,
    ...(typeof templateId === 'string' && { templateId }),
    ...(typeof jobId === 'string' && { jobId }),
    ...(dropOffType === 'RESUME_DROP_OFF' && { dropOffType }),
  };
}
