import { readFolio } from '#schemas/forms/folio.ts';
import { type FormStep, readFormStep } from '#schemas/forms/form-steps.ts';
import type { FORM_PARAMS } from '../../client/apply/form-subject.ts';
import type { PageRequest } from '../../context/page-request.ts';

/** Value of `dropOffType` that asks for the CV alone (spec section 4). */
const RESUME_DROP_OFF = 'RESUME_DROP_OFF';

/** Stage of a form where the address names none (spec section 9). */
const DEFAULT_STAGE = 0;

/** Why the server did not take a step that was posted without script. */
const REFUSALS = ['busy', 'large', 'down', 'broken'] as const;

/** What the address of a form page says. */
export interface FormAddress {
  readonly channel: 'web' | 'cb';
  readonly formId: string | undefined;
  readonly jobId: string | undefined;
  readonly stage: number;
  readonly submissionId: string | undefined;
  readonly resumeUrl: string | undefined;
  readonly isResumeDropOff: boolean;
  readonly step: FormStep | undefined;
  /** Whether the answers of the step were refused, so that their messages show. */
  readonly isChecked: boolean;
  readonly isFailed: boolean;
  readonly refusal: (typeof REFUSALS)[number] | undefined;
  /** Whether the form was published anew before it could be sent. */
  readonly isChanged: boolean;
  /** Question whose answer ended the application, and which of its ends: `keyId.index`. */
  readonly ended: string | undefined;
  readonly isSent: boolean;
  /** Question whose file was not taken, and the code of why: `keyId.code`. */
  readonly refused: string | undefined;
  /** Of what was sent. */
  readonly folio: string | undefined;
  /** Of the link to what was sent. */
  readonly myData: string | undefined;
}

export function readFormAddress({ path, query }: Pick<PageRequest, 'path' | 'query'>): FormAddress {
  const params = new URLSearchParams(query);
  const refusal = REFUSALS.find((each) => each === params.get('failed'));
  const text = (name: (typeof FORM_PARAMS)[number]) => params.get(name)?.trim() || undefined;
  return {
    channel: path.endsWith('/cb') ? 'cb' : 'web',
    formId: text('formId'),
    jobId: text('jobId'),
    stage: toIndex(text('stage')) ?? DEFAULT_STAGE,
    submissionId: text('submissionId'),
    resumeUrl: text('resumeURL'),
    isResumeDropOff: text('dropOffType') === RESUME_DROP_OFF,
    step: readFormStep(text('step')),
    isChecked: text('check') === '1',
    isFailed: text('failed') === '1' || refusal !== undefined,
    refusal,
    isChanged: text('failed') === 'changed',
    ended: text('ended'),
    isSent: text('sent') === '1',
    refused: text('refused'),
    folio: readFolio(text('folio') ?? ''),
    myData: text('myData'),
  };
}

function toIndex(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
