import {
  type DocumentDefinition,
  type ListedDefinition,
  listedDefinitions,
} from '../definitions/document-definition.ts';
import type { PageDocument } from '../documents/documents.ts';
import { isRecord } from '../json/fields.ts';
import { parseJson } from '../parse/parse-json.ts';
import { salvageJson } from '../parse/salvage-json.ts';
import type { Problem } from '../problems/problem.ts';
import type { Result } from '../problems/result.ts';
import { checkFormText, publishContext } from './check-form.ts';
import type { RuleContext } from './engine/rule.ts';
import { checkPageText, checkSiteText } from './site-folder.ts';

export interface CheckedDocument {
  /** Whether its schema accepts it, so that rules judged it. */
  readonly isParsed: boolean;
  /** The document where it is a page that its schemas accept. */
  readonly page?: PageDocument | undefined;
  readonly problems: readonly Problem[];
}

export interface DocumentText {
  readonly definition: DocumentDefinition;
  readonly text: string;
  /** What `parseJson` made of the text, where that is known already. */
  readonly json?: Result<unknown, Problem> | undefined;
}

/** Judges a document as publishing does: by its schema, then by the rules where the schema accepts it. */
export function checkDocument(
  { definition, text, json }: DocumentText,
  context: RuleContext,
): CheckedDocument {
  return CHECKS[definition](text, context, json);
}

type Check = (text: string, context: RuleContext, json: DocumentText['json']) => CheckedDocument;

const CHECKS: Readonly<Record<DocumentDefinition, Check>> = {
  Page(text, context, json) {
    const { page, problems } = checkPageText(text, context, json);
    return { isParsed: page !== undefined, page, problems };
  },
  Site(text, context) {
    const { site, problems } = checkSiteText(text, context);
    return { isParsed: site !== undefined, problems };
  },
  Form(text, context, json) {
    const { form, problems } = checkFormText(text, publishContext(context), json);
    return { isParsed: form !== undefined, problems };
  },
};

/** What a text that no file name tells the kind of is, valid or not; a page where nothing speaks for another kind. */
export function definitionOfText(text: string): ListedDefinition {
  const json = parseJson(text);
  const data = json.ok ? json.value : salvageJson(text);
  if (!isRecord(data)) return 'Page';
  return listedDefinitions.find((definition) => SIGNS[definition](data)) ?? 'Page';
}

/** The first that holds decides: what has widgets is a page, whatever else it has. */
const SIGNS: Readonly<Record<ListedDefinition, (data: Data) => boolean>> = {
  Page: ({ widgets }) => widgets !== undefined,
  Form: ({ pages }) => Array.isArray(pages),
};

type Data = Readonly<Record<string, unknown>>;
