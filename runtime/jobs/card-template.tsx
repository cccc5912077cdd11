import { usePage, useSitePath } from '../context/page-context.ts';
import { Picture } from '../picture/picture.tsx';
import { ApplyTexts } from './apply-texts.tsx';
import { type CardJob, type CardTexts, TEMPLATE_SLUG } from './card-texts.ts';
import { JobCard, type JobCardProps } from './job-card.tsx';
import { jobHref } from './job-href.ts';
import { jobWordMarks, useJobWords } from './job-words.ts';
import { useSearchPath } from './use-search.ts';

/** Logos that a page brings along. Hidden and lazy, they cost markup until a card shows them. */
const MOST_LOGOS = 50;

export type CardTemplateProps = Pick<JobCardProps, 'level' | 'config'>;

/** A card for a script to fill in: neither crawlers nor readers of the page find it. */
export function CardTemplate({ level, config }: CardTemplateProps) {
  const { site, messages } = usePage();
  const { text, lang } = messages['jobs.untitled'];
  const sitePath = useSitePath();
  const returnToUrl = useSearchPath();
  return (
    <>
      <template
        data-card-template=""
        data-untitled={text}
        data-untitled-lang={lang}
        data-far={messages['jobs.far'].text}
        data-near={messages['jobs.far-least'].text}
        data-viewed={messages['jobs.viewed'].text}
        data-applied={messages['jobs.applied'].text}
        {...jobWordMarks(useJobWords())}
      >
        <JobCard
          job={TEMPLATE_JOB}
          template={TEMPLATE_TEXTS}
          href={sitePath(jobHref(TEMPLATE_SLUG, returnToUrl))}
          level={level}
          config={config}
        />
        {(site.companies ?? []).slice(0, MOST_LOGOS).map(({ name, logo }) => (
          <span key={name} data-logo={name}>
            <Picture image={{ ...logo, decorative: true }} sizes="44px" />
          </span>
        ))}
      </template>
      <ApplyTexts />
    </>
  );
}

/** Each text names what comes in its place. */
const TEMPLATE_TEXTS: CardTexts = {
  title: '{title}',
  place: '{place}',
  employmentType: '{employmentType}',
  company: '{company}',
  pay: '{pay}',
  schedule: '{schedule}',
  posted: '{date}',
  distance: '{distance}',
  miles: '{miles}',
  match: '{match}',
  alike: '',
};

const TEMPLATE_JOB: CardJob = {
  ...{ id: TEMPLATE_SLUG, agencyId: '', clientId: '', urlSlug: TEMPLATE_SLUG, title: '{title}' },
  ...{ city: null, state: null, country: null, employmentType: null, company: null },
  ...{ logoName: null, startDate: '', details: {} },
};
