import { usePage } from '../context/page-context.ts';
import { dateFormat } from './date-format.ts';

/** Most of Mexico keeps this time. */
const DEFAULT_ZONE = 'America/Mexico_City';

/** Writes moments, in ms since the epoch, in the page's language and the time of one zone. */
export interface ZonedTime {
  /** `5` */
  dayOfMonth(moment: number): string;
  /** `dic` */
  month(moment: number): string;
  /** `sábado, 5 de diciembre`; with its year where that is not the year of `now` */
  day(moment: number, now: number): string;
  /** `10:00` */
  time(moment: number): string;
  /** `hora de Ciudad de México` */
  zone(moment: number): string;
}

export function useZonedTime(timeZone: string = DEFAULT_ZONE): ZonedTime {
  const { lang } = usePage().page;
  const write = (moment: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(lang, { timeZone, ...options }).format(moment);
  const year = (moment: number) => write(moment, { year: 'numeric' });
  return {
    dayOfMonth: (moment) => write(moment, { day: 'numeric' }),
    month: (moment) => write(moment, { month: 'short' }).replace('.', ''),
    day: (moment, now) =>
      write(moment, {
        ...{ weekday: 'long', day: 'numeric', month: 'long' },
        ...(year(moment) !== year(now) && { year: 'numeric' }),
      }),
    time: (moment) => write(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    zone: (moment) => zoneName(dateFormat(lang, { ...ZONE_NAME, timeZone }), moment),
  };
}

const ZONE_NAME = { timeZoneName: 'shortGeneric' } as const;

function zoneName(format: Intl.DateTimeFormat, moment: number): string {
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
