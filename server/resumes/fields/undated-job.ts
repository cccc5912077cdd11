import type { ReadField } from '#schemas/api/resumes.ts';
import { joinFormLines } from '../layout/form-lines.ts';
import type { PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { BULLET, findDuration, headOf, MAX_TITLE_WORDS } from './job-head.ts';
import { nameParts, splitParts, trimPart } from './job-names.ts';
import { isNoJob } from './no-job.ts';
import { findSpan } from './read-dates.ts';
import { isTitleLike } from './work-words.ts';

/** The first of the jobs that say how long they lasted, or of a list without any dates: the newest stands on top. */
export function undatedJob(lines: readonly PlacedLine[]): ReadField[] {
  const inSection = lines.filter(({ section }) => section === 'experience');
  return jobWithDuration(joinFormLines(inSection)) ?? listedJob(inSection) ?? [];
}

/** Title and company, where words say which is which. */
function jobWithDuration(lines: readonly PlacedLine[]): ReadField[] | undefined {
  const index = lines.findIndex(({ text }) => findDuration(text) !== undefined);
  const line = lines[index];
  const span = findDuration(line?.text ?? '');
  if (line === undefined || span === undefined || BULLET.test(line.text)) return undefined;
  const head = headOf(lines, { index, span, taken: -1 });
  const { title, company, isSure } = nameParts(head.texts);
  if (!title || !company || !isSure || isNoJob(head.texts)) return undefined;
  return fieldsOf(title, company, head.line);
}

/** The first of a list of jobs without dates, where it says `Repartidor en DiDi Food`. */
function listedJob(lines: readonly PlacedLine[]): ReadField[] | undefined {
  for (const line of lines) {
    if (findSpan(line.text) !== undefined) continue;
    const text = line.text.replace(BULLET, '').replace(/\s*\([^()]*\)(?=$|,)/g, '');
    const [title, company, ...rest] = splitParts(text);
    if (title === undefined || company === undefined || rest.length > 0) continue;
    const isNamed = text === text.toLowerCase() || /^[^\p{L}]*\p{Lu}|^\d/u.test(company);
    if (!isNamed) continue;
    if (!isTitleLike(title) || title.split(' ').length > MAX_TITLE_WORDS) continue;
    return fieldsOf(trimPart(title), trimPart(company), line);
  }
  return undefined;
}

function fieldsOf(title: string, company: string, line: PlacedLine): ReadField[] {
  const found = { confidence: 0.85, line };
  return [foundField('lastTitle', title, found), foundField('lastCompany', company, found)];
}
