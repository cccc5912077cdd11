import type { FormDocument, PageDocument } from '../documents/documents.ts';
import { fieldPaths } from '../generated/field-paths.ts';
import { parseForm } from '../parse/parse-form.ts';
import type { Problem } from '../problems/problem.ts';
import { checkForm, EDITOR_BUDGET } from '../rules/check-form.ts';
import { checkPage } from '../rules/check-page.ts';
import { checkSite } from '../rules/check-site.ts';
import type { RuleContext } from '../rules/engine/rule.ts';
import type { RuleExample } from '../rules/engine/rule-documentation.ts';
import {
  createContext,
  examplePage,
  exampleSite,
  headingData,
  metadataData,
  pageData,
  themeData,
} from './documents.ts';
import { formOf, question } from './forms.ts';

/** Everything that all rules say of the page of an example. */
export function judgeExample(example: RuleExample): Problem[] {
  return checkPage(pageOfExample(example), contextOf(example));
}

export function pageOfExample(example: RuleExample): PageDocument {
  const { widgets = [], sections = sectionsOf(widgets), page } = example;
  const title = headingData('title');
  const metadata = metadataData([...sectionsOf([title]), ...sections]);
  return examplePage(pageData([title, ...widgets], { metadata, ...page }));
}

/** Everything that all rules say of the settings of an example. */
export function judgeSite(example: RuleExample): Problem[] {
  return checkSite(siteOf(example), contextOf(example));
}

const BUDGET = { ...EDITOR_BUDGET, milliseconds: 60_000 };

/** Everything that all rules say of the form of an example. */
export function judgeForm(example: RuleExample): Problem[] {
  const { now = '2026-11-25', budget = BUDGET } = example;
  return checkForm(formOfExample(example), { today: now.slice(0, 10), budget });
}

export function formOfExample({ questions, form }: RuleExample): FormDocument {
  const base = formOf(question('nombre', 'full-name'));
  const pages = questions && [
    { keyId: 'datos', title: 'Datos', sections: [{ keyId: 'datos-1', questions }] },
  ];
  const parsed = parseForm({ ...base, ...(pages && { pages }), ...form });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function sectionsOf(widgets: NonNullable<RuleExample['widgets']>) {
  return widgets.map(({ id }) => ({ sectionId: `section-${id}`, widgetId: id }));
}

function siteOf({ site, colors }: RuleExample) {
  const theme = { ...themeData, colors: { ...Object(themeData['colors']), ...colors } };
  return exampleSite({ theme, ...site });
}

function contextOf(example: RuleExample): RuleContext {
  const { pages = [], assets: files = {}, forms = {}, fields, now } = example;
  const { pages: known, assets } = createContext();
  return createContext({
    site: siteOf(example),
    pages: [...known, ...pages],
    assets: new Map([...(assets ?? []), ...Object.entries(files)]),
    forms: new Map(Object.entries(forms)),
    fields: { ...fieldPaths, ...fields },
    now: now === undefined ? undefined : Date.parse(now),
  });
}
