import { ChartNoAxesColumn, Send } from 'lucide-react';
import type { PageNumbers } from '#schemas/api/recruiting/results.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './page-numbers.module.css';

export interface PageFiguresProps {
  readonly numbers: PageNumbers;
}

/** Views of a page in the last weeks, and the applications that were finished on it. */
export function PageFigures({ numbers }: PageFiguresProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const say = (count: number) =>
    count.toLocaleString(language === 'es' ? 'es-MX' : 'en-US', { notation: 'compact' });
  const views = say(numbers.views);
  const applications = say(numbers.applications);
  const text = message('pages.numbers', { views, applications });
  return (
    <span className={styles.numbers} role="img" aria-label={text} title={text} data-figures>
      <ChartNoAxesColumn size={12} strokeWidth={1.75} aria-hidden="true" />
      {views}
      {numbers.applications > 0 && (
        <>
          <Send size={12} strokeWidth={1.75} aria-hidden="true" />
          {applications}
        </>
      )}
    </span>
  );
}
