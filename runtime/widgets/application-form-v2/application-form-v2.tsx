import type { ApplicationFormV2Content } from '#schemas/documents/documents.ts';
import { ApplicationForm } from '../../apply/application-form.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './application-form-v2.module.css';

export function ApplicationFormV2({ id, content }: WidgetProps<ApplicationFormV2Content>) {
  return (
    <div className={styles.root}>
      <ApplicationForm id={id} content={content} version="v2" />
    </div>
  );
}
