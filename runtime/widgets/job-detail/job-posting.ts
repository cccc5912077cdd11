import type { Job, JobPay, PayPeriod } from '#schemas/api/jobs.ts';

/** Values of schema.org by what jobs say, in lower case. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'tiempo completo': 'FULL_TIME',
  'medio tiempo': 'PART_TIME',
  'por contrato': 'CONTRACTOR',
  temporal: 'TEMPORARY',
  prácticas: 'INTERN',
  voluntariado: 'VOLUNTEER',
  'por día': 'PER_DIEM',
  otro: 'OTHER',
};

interface Unit {
  readonly name: string;
  /** Payments in one. */
  readonly payments: number;
}

/** Search engines know no half months. */
const UNITS: Readonly<Record<PayPeriod, Unit>> = {
  hour: { name: 'HOUR', payments: 1 },
  day: { name: 'DAY', payments: 1 },
  week: { name: 'WEEK', payments: 1 },
  fortnight: { name: 'MONTH', payments: 2 },
  month: { name: 'MONTH', payments: 1 },
};

/** Pay without a currency is in the one that the page shows it in. */
const CURRENCY = 'MXN';

/**
 * A job as schema.org's JobPosting, with what is really known and no more. Undefined where search engines would
 * refuse it: without title, company, place or text.
 *
 * @param isDirect whether people apply by a form of this site, one click away
 */
export function toJobPosting(job: Job, isDirect = false): object | undefined {
  const { title, company, details, referenceNumber } = job;
  const description = job.description + job.jobPosting;
  const address = toAddress(job);
  if (!title || !company || !address || description === '') return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: (details.postedAt ?? job.startDate) || undefined,
    validThrough: details.expiresAt,
    identifier: { '@type': 'PropertyValue', name: company, value: referenceNumber },
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: { '@type': 'Place', address },
    employmentType: toEmploymentType(job.employmentType ?? ''),
    baseSalary: toSalary(details.pay),
    directApply: isDirect,
  };
}

/** A list where the job is of several types. */
function toEmploymentType(text: string): string | readonly string[] | undefined {
  const types = text.toLowerCase().split(', ');
  const known = types.flatMap((type) => EMPLOYMENT_TYPES[type] ?? []);
  return known.length > 1 ? known : known[0];
}

/** Countries must be named; a country alone is no place to work at. */
function toAddress({ city, state, country }: Job): object | undefined {
  if (!country || !(city || state)) return undefined;
  const isMexico = /^m[eé]xico$/i.test(country);
  return {
    '@type': 'PostalAddress',
    addressLocality: city ?? undefined,
    addressRegion: state ?? undefined,
    addressCountry: isMexico ? 'MX' : country,
  };
}

function toSalary(pay: JobPay | undefined): object | undefined {
  // An end of nothing is one that the feed does not know.
  if (pay?.period === undefined || !(pay.min || pay.max)) return undefined;
  const { currency = CURRENCY, period } = pay;
  const unit = UNITS[period];
  const [min, max] = [pay.min, pay.max].map((amount) =>
    amount ? amount * unit.payments : undefined,
  );
  const isOne = min === undefined || max === undefined || min === max;
  const amount = isOne ? { value: min ?? max } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unit.name },
  };
}
