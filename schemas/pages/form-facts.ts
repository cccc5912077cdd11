import { isRecord } from '../json/fields.ts';

/** What pages need to know of a form of their site. What is left out is not known. */
export interface FormFacts {
  /** Whether it asks for a CV. */
  readonly hasResume?: boolean;
}

/** Reads the facts of a form that need not be valid. */
export function toFormFacts(data: unknown): FormFacts {
  const questions = listOf(data, 'pages')
    .flatMap((page) => listOf(page, 'sections'))
    .flatMap((section) => listOf(section, 'questions'));
  return { hasResume: questions.some((each) => isRecord(each) && each['type'] === 'resume') };
}

/** What an apply page does with a visitor who comes to leave a CV alone. */
export interface ApplicationSummary {
  /** The form that it shows whatever the job is. */
  readonly formId?: string;
  /** Whether it takes a CV beside the questions of its form. */
  readonly hasUpload: boolean;
}

/** The applications on a page that need not be valid. */
export function applicationsOf(data: unknown): ApplicationSummary[] {
  return listOf(data, 'widgets').flatMap((widget) => {
    if (!isRecord(widget) || !isRecord(widget['content'])) return [];
    const { type, content } = widget;
    if (type !== 'application-form-v1' && type !== 'application-form-v2') return [];
    const form = content['form'];
    const formId = isRecord(form) ? form['id'] : undefined;
    const hasUpload = typeof content['fileUploadWidgetId'] === 'string';
    return [{ hasUpload, ...(typeof formId === 'string' && { formId }) }];
  });
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}
