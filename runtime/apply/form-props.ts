import type { AppliedJob, FoundDraft, ShownForm } from '../data/api-port.ts';
import type { Sanitised } from '../html/safe-html.ts';
import type { WidgetProps } from '../widget/widget-props.ts';
import type { FormVersion, FormWidgetContent } from './form-data.ts';

export type FormContent = Sanitised<FormWidgetContent>;

export interface ApplicationFormProps extends WidgetProps<FormWidgetContent> {
  readonly version: FormVersion;
}

/** A form that can be filled in. */
export interface OpenFormProps extends ApplicationFormProps {
  readonly shown: ShownForm;
  readonly job: AppliedJob | null;
  readonly draft: FoundDraft | null;
}
