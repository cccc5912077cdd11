import type { Job } from '#schemas/api/jobs.ts';
import type { Company } from '#schemas/documents/documents.ts';
import { companyBrand } from '#schemas/text/company-name.ts';
import { usePage } from '../context/page-context.ts';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { companyInitials } from './company-initials.ts';

type CompanyNames = Pick<Job, 'logoName' | 'company'>;

export interface CompanyMarkProps {
  readonly job: CompanyNames;
  readonly className?: string | undefined;
  /** Shown width in CSS pixels. */
  readonly size: number;
  /** Marks the initials for scripts that fill them in. */
  readonly marked?: boolean | undefined;
}

/** The logo of a job's company, else its initials, else a briefcase. The company's name stands beside it. */
export function CompanyMark({ job, className, size, marked = false }: CompanyMarkProps) {
  const { companies = [] } = usePage().site;
  const logo = findCompany(companies, job)?.logo;
  const initials = companyInitials(job.company);
  return (
    <span className={className} aria-hidden="true" data-field={marked ? 'initials' : undefined}>
      {logo && <Picture image={{ ...logo, decorative: true }} sizes={`${size}px`} isMark />}
      {!logo && (initials === '' ? <Icon name="briefcase" size={size / 2} /> : initials)}
    </span>
  );
}

/** The first company whose name is the job's `logoName` or company, in any case (spec section 7) and spelling. */
export function findCompany(
  companies: readonly Company[],
  { logoName, company }: CompanyNames,
): Company | undefined {
  const brands = [logoName, company].map((name) => name && companyBrand(name));
  return companies.find(({ name }) => brands.includes(companyBrand(name)));
}
