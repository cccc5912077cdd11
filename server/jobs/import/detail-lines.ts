import { uniqBy } from 'lodash-es';
import { foldName } from '../../places/fold-name.ts';
import { fold } from '../terms/job-text.ts';
import { readLicenceField } from '../terms/read-licence.ts';
import { toLine } from '../text/plain-text.ts';

/** In UTF-16 units. */
const MAX_SCHEDULE = 200;

/** '07:00' would be another word than '7:00' to searches for mornings and hours. */
const ZERO_BEFORE_HOUR = /(?<!\d|:)0(?=\d:\d\d)/g;

/** Of a shift and its hours, for which feeds have an element each. */
export function toSchedule(lines: readonly string[]): string | null {
  const text = uniqBy(lines, foldName).join(', ');
  return toLine(text.replace(ZERO_BEFORE_HOUR, ''), MAX_SCHEDULE);
}

/** 'No' and 'Ninguna' say of what only beside their label, which no search sees. */
export function toLicence(line: string | null): string | null {
  const isNone = line !== null && readLicenceField(fold(line))[0] === 'none';
  return isNone && !/licencia/i.test(line) ? 'No se requiere licencia' : line;
}
