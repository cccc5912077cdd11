import { useMemo } from 'react';
import { usePages } from '../service/content-queries.ts';
import { LOCALES } from '../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';

/** Of fewer before, a percentage says little. */
const LEAST_COMPARED = 10;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Results are told in the time of the site. */
const TIME_ZONE = 'America/Mexico_City';

/** A number as a part of another; undefined where it is none: numbers in tens may be greater than their whole. */
export function shareOf(part: number | null, whole: number | null | undefined): number | undefined {
  if (part === null || !whole || part > whole) return undefined;
  return part / whole;
}

/** Less than half of a hundredth is not nothing. */
export function sayShare(share: number, percents: Intl.NumberFormat): string {
  return share > 0 && share < 0.005 ? `<${percents.format(0.01)}` : percents.format(share);
}

export interface ResultTexts {
  /** A number, or that it is not told. */
  readonly count: (count: number | null) => string;
  /** How much more or less than before, such as `+12 %`; undefined where that says nothing. */
  readonly change: (count: number | null, before: number | null) => string | undefined;
  readonly percent: (share: number) => string;
  /** A day with its year. */
  readonly day: (day: string) => string;
  /** Days from the first to the last, or one day. */
  readonly days: (range: { readonly from: string; readonly to: string }) => string;
  /** A day, or the hour of a moment. */
  readonly time: (at: string) => string;
  readonly page: (pageId: string) => string;
  readonly source: (source: string) => string;
  readonly place: (place: string) => string;
  readonly device: (device: string) => string;
  readonly channel: (channel: string) => string;
}

/** How numbers and what they are of are said. */
export function useResultTexts(siteId: string): ResultTexts {
  const message = useMessage();
  const { language } = useLanguage();
  const { data: pages } = usePages(siteId);
  return useMemo(() => {
    const locale = LOCALES[language];
    const numbers = new Intl.NumberFormat(locale);
    const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const changes = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    const days = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const hours = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      timeZone: TIME_ZONE,
    });
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const titles = new Map(pages?.map(({ id, title }) => [id, title]));
    return {
      count: (count) => (count === null ? message('results.few') : numbers.format(count)),
      change: (count, before) =>
        count === null || before === null || before < LEAST_COMPARED
          ? undefined
          : changes.format(count / before - 1),
      percent: (share) => sayShare(share, percents),
      day: (day) => dates.format(new Date(day)),
      days: ({ from, to }) => dates.formatRange(new Date(from), new Date(to)),
      time: (at) => (DAY.test(at) ? days : hours).format(new Date(at)),
      page: (id) => (id === '' ? message('results.page.other') : titles.get(id) || id),
      source: (source) => source || message('results.source.none'),
      place: (place) => place || message('results.place.none'),
      device: (device) =>
        device === 'phone' || device === 'tablet' || device === 'desktop'
          ? message(`results.device.${device}`)
          : device,
      channel: (channel) =>
        channel === 'web' || channel === 'cb' ? message(`results.channel.${channel}`) : channel,
    };
  }, [message, language, pages]);
}
