import { MINUTE_MS } from '#schemas/time/durations.ts';
import type { DemoFeed } from './demo-feed-document.ts';
import { createDemoJobs, type DemoJob } from './demo-jobs.ts';
import { xmlElement, xmlParent } from './xml-element.ts';

/**
 * A feed in Indeed's XML with our optional elements, one job a chunk. The same data gives the same jobs with the
 * same reference numbers (mulberry32, see random.ts); only the dates follow `now`: the last 45 days, newest first.
 */
export function* generateDemoFeed(feed: DemoFeed, now: Date): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n';
  yield `${xmlElement('publisher', feed.publisher)}${xmlElement('publisherurl', feed.publisherUrl)}`;
  yield `${xmlElement('lastBuildDate', now.toISOString())}\n`;
  for (const job of createDemoJobs(feed)) yield `${toXml(job, now)}\n`;
  yield '</source>\n';
}

function toXml(job: DemoJob, now: Date): string {
  return xmlParent('job', [
    xmlElement('title', job.title),
    xmlElement('date', postedAt(job, now).toISOString()),
    xmlElement('referencenumber', job.referenceNumber),
    xmlElement('url', job.applyUrl),
    xmlElement('formid', job.formId),
    xmlElement('company', job.company),
    xmlElement('logoname', job.logoName),
    xmlElement('city', job.city),
    xmlElement('state', job.state),
    xmlElement('country', 'MX'),
    xmlElement('status', job.isClosed ? 'closed' : 'open'),
    ...textElements(job),
    ...detailElements(job),
  ]);
}

/** Whole minutes: nobody posts jobs to the millisecond. */
function postedAt({ age }: DemoJob, now: Date): Date {
  return new Date(Math.floor((now.getTime() - age) / MINUTE_MS) * MINUTE_MS);
}

function textElements(job: DemoJob): string[] {
  return [
    xmlElement('description', job.description),
    xmlElement('jobposting', job.jobPosting),
    xmlElement('responsibilities', toLines(job.responsibilities)),
    xmlElement('qualifications', toLines(job.qualifications)),
    xmlElement('skills', toLines(job.skills)),
    xmlElement('experience', job.experience),
  ];
}

function detailElements(job: DemoJob): string[] {
  return [
    xmlElement('jobtype', job.employmentType),
    xmlElement('category', job.category),
    xmlElement('salary', job.pay?.text),
    payElement(job),
    xmlElement('schedule', job.schedule),
    xmlElement('vehicle', job.vehicle),
    xmlElement('licence', job.licence),
    xmlParent(
      'benefits',
      job.benefits.map((benefit) => xmlElement('benefit', benefit)),
    ),
  ];
}

function payElement({ pay }: DemoJob): string {
  if (pay === undefined) return '';
  return xmlParent('pay', [
    xmlElement('min', pay.min),
    xmlElement('max', pay.max),
    xmlElement('currency', 'MXN'),
    xmlElement('period', pay.period),
  ]);
}

function toLines(items: readonly string[]): string {
  return items.map((item) => `• ${item}`).join('\n');
}
