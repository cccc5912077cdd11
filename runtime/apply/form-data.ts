import { FORM_PARAMS } from '../client/apply/form-subject.ts';
import type { PageRequest } from '../context/page-request.ts';
import type { FoundDraft, FoundForm } from '../data/api-port.ts';
import type { Query } from '../data/query.ts';
import type { WidgetData } from '../data/widget-data.ts';
import type { Sanitised } from '../html/safe-html.ts';
import { readFormAddress } from './filling/form-address.ts';

/** Version of the form service (spec section 7) that a widget speaks. */
export type FormVersion = 'v1' | 'v2';

export interface FormWidgetContent {
  readonly form?: { readonly id: string };
  readonly headingLevel?: number;
  readonly presentation?: 'pages' | 'conversation';
  readonly fileUploadWidgetId?: string;
  readonly successWidgets?: readonly string[];
  readonly errorWidgets?: readonly string[];
}

/** The form that the address or the widget asks for, with the job that is applied for. */
export function formQuery(
  version: FormVersion,
  { form }: Pick<Sanitised<FormWidgetContent>, 'form'>,
  request: Pick<PageRequest, 'path' | 'query'>,
): Query<FoundForm> {
  const { channel, formId = form?.id, jobId, stage } = readFormAddress(request);
  const asked = { channel, version, formId, jobId, stage };
  return { key: `form ${JSON.stringify(asked)}`, load: (api) => api.findForm(asked) };
}

/** What was saved under the address's submission, or came with a post or the address; null where there is no such thing. */
export function draftQuery(request: Pick<PageRequest, 'path' | 'query'>): Query<FoundDraft | null> {
  const { submissionId, resumeUrl, refusal, isChanged } = readFormAddress(request);
  if (!isChanged && (submissionId ?? resumeUrl ?? refusal) === undefined)
    return { key: 'no draft', load: () => Promise.resolve(null) };
  return { key: 'draft', load: (api) => api.readDraft({ submissionId, resumeUrl }) };
}

/** What the HTML of a form depends on beside its content. */
export function formData(version: FormVersion): WidgetData<FormWidgetContent> {
  return {
    params: FORM_PARAMS,
    queries: (content, request) => [formQuery(version, content, request), draftQuery(request)],
    isPrivate: ({ query }) => {
      const params = new URLSearchParams(query);
      return ['submissionId', 'resumeURL', 'myData'].some((name) => params.has(name));
    },
    describe: (content, request, results) => {
      const found = results.get(formQuery(version, content, request));
      const title = found?.shown?.form.title;
      return { noindex: true, ...(title !== undefined && { title }) };
    },
  };
}
