import { type RawBuilder, sql } from 'kysely';

/** Whether a job's reference number begins with the text, as typed or in capitals or small letters. */
export function startsReference(typed: string): RawBuilder<boolean> {
  const spellings = [...new Set([typed, typed.toUpperCase(), typed.toLowerCase()])];
  const ways = spellings.map((start) => sql`reference_number like ${`${escapeLike(start)}%`}`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** A text that `like` takes to the letter. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
