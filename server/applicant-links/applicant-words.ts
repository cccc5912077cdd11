import type { PageMessageKey } from '#runtime/entry-server.tsx';
import { type ApplicantPage, markup } from './applicant-page.ts';
import type { FoundSite, LinkContext } from './link-request.ts';

type Prefix = 'applicant-links.';

type ApplicantText = PageMessageKey extends infer Key
  ? Key extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never;

/** The texts of these pages, by their names. */
export interface ApplicantWords {
  (name: ApplicantText, params?: Readonly<Record<string, string>>): string;
  /** The language that they are in. */
  readonly locale: string;
  /** What the answers to a question of yes or no are called. */
  readonly choices: Readonly<Record<'yes' | 'no', string>>;
}

/** Of the texts that sites have by default. */
const DEFAULT_LOCALE = 'es-MX';

/** In the words of the site; of an address that names none, in those that sites have by default. */
export async function applicantWords(
  { runtime }: Pick<LinkContext, 'runtime'>,
  found: FoundSite | undefined,
): Promise<ApplicantWords> {
  const { createMessages, fillMessage } = await runtime.load();
  const messages = createMessages(found?.entry.site.messages);
  return Object.assign(
    (name: ApplicantText, params?: Readonly<Record<string, string>>) =>
      fillMessage(messages[`applicant-links.${name}`].text, params),
    {
      locale: found?.entry.site.locale ?? DEFAULT_LOCALE,
      choices: { yes: messages['apply.yes'].text, no: messages['apply.no'].text },
    },
  );
}

/** What stands where a link leads to nothing any more. */
export function gonePage(say: ApplicantWords, text: 'gone-continue' | 'gone-data'): ApplicantPage {
  return { title: say('gone'), body: markup`<p>${say(text)}</p>`, status: 410 };
}
