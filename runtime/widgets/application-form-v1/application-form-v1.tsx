import type { ApplicationFormV1Content } from '#schemas/documents/documents.ts';
import { ApplicationForm } from '../../apply/application-form.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './application-form-v1.module.css';

export function ApplicationFormV1({ id, content }: WidgetProps<ApplicationFormV1Content>) {
  return (
    <div className={styles.root}>
      <ApplicationForm id={id} content={content} version="v1" />
    </div>
  );
}
