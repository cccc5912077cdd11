import { usePage } from '../context/page-context.ts';
import { dateFormat } from './date-format.ts';

export interface DateLabelProps {
  /** A day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly className?: string | undefined;
  /** A property of the schema.org item that the label stands in. */
  readonly itemProp?: string | undefined;
}

/** A day in the page's language, such as `15 de enero de 2024`. */
export function DateLabel({ date, className, itemProp }: DateLabelProps) {
  const { lang } = usePage().page;
  return (
    <time dateTime={date} className={className} itemProp={itemProp}>
      {toDateText(date, lang)}
    </time>
  );
}

/**
 * A day without a time has no zone: it is read and written in UTC, so that no server's clock moves it. What is in no
 * calendar, such as February 30, stays as it was written.
 */
function toDateText(date: string, lang: string): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return date;
  return dateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
