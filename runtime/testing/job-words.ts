import { defaultMessages } from '../messages/messages.ts';

/** The words of pay and days that a site has by default. */
export const JOB_WORDS = {
  hour: defaultMessages['pay.hour'].text,
  day: defaultMessages['pay.day'].text,
  week: defaultMessages['pay.week'].text,
  fortnight: defaultMessages['pay.fortnight'].text,
  month: defaultMessages['pay.month'].text,
  months: defaultMessages['date.months'].text,
  date: defaultMessages['date.day'].text,
};
