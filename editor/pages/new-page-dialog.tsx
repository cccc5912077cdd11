import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { ContentApi } from '../service/content-api.ts';
import { useContentApi } from '../service/content-api-context.ts';
import { useBin, usePages, useSiteDocument } from '../service/content-queries.ts';
import { createPage, duplicatePage, type PageTarget } from '../service/page-api.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { ContentError, toContentError } from '../service/request/content-error.ts';
import { failureText } from '../service/request/failure-text.ts';
import { codeOfRefusal } from '../service/request/reported-problem.ts';
import { Button } from '../ui/controls/button.tsx';
import { findDesk } from '../ui/controls/give-focus-back.ts';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toHash, useRoute } from '../ui/route/route.ts';
import { setView } from '../ui/view/view-store.ts';
import styles from './new-page-dialog.module.css';
import { NewPageFields } from './new-page-fields.tsx';
import {
  addressText,
  draftNames,
  findNameProblems,
  type NameField,
  type NewPageForm,
} from './new-page-form.ts';
import { createStartPage, type PageNames, starterPage } from './start-page.ts';
import { forgetPage, usePageTarget } from './use-page-target.ts';

const EMPTY: NewPageForm = {
  title: '',
  url: null,
  id: null,
  description: null,
  type: 'CONTENT',
  start: 'blank',
  copiedId: null,
};

/** What was filled in when a site's dialog was left without a word about it: opened again, it is still there. */
const leftForms = new Map<string, NewPageForm>();

/** The page that has the id lies in the bin. */
const ID_TAKEN = 'id-taken';

/** A page more: what it is called and what it starts from. It opens as a draft. */
export function NewPageDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { siteId } = site;
  const { data: pages = [] } = usePages(siteId);
  const { data: bin = [] } = useBin(siteId);
  const settings = useSiteDocument(siteId).data;
  const { pageId = null } = useRoute();
  // Who copies a page mostly looks at it.
  const defaultValues = leftForms.get(siteId) ?? { ...EMPTY, copiedId: pageId };
  const form = useForm<NewPageForm>({ defaultValues });
  const { formState, setError } = form;
  const { root: failure } = formState.errors;
  const { isSubmitting, isSubmitted, isDirty } = formState;
  const formId = useId();
  const document = settings?.ok ? settings.value : undefined;
  const context = { site, pages, bin, locale: document?.locale };
  const values = form.watch();
  // Names depend on one another: what is wrong with them is judged together, at each change.
  const names = draftNames(values, context);
  const problems = findNameProblems(names, context);
  const leave = () => {
    if (isDirty) leftForms.set(siteId, form.getValues());
    onClose();
  };
  const discard = () => {
    leftForms.delete(siteId);
    onClose();
  };
  const create = useCreation(siteId, discard);
  useForgottenFailure(form);
  const textOf = (field: NameField) => {
    const problem = problems[field];
    const isUntouched = values[field] === null || values[field] === '';
    if (field === 'id' && failure?.type === ID_TAKEN) return message('pages.problem.id-in-bin');
    if (!problem || (isUntouched && !isSubmitted)) return undefined;
    return addressText(problem, message);
  };
  const submit = form.handleSubmit(async () => {
    if (isSubmitting || Object.keys(problems).length > 0 || !document) return;
    const failed = await create({ form: values, names, document, pages });
    if (failed !== null) setError('root', failed);
  });
  return (
    <ModalDialog
      title={message('pages.new')}
      onClose={leave}
      footer={
        <>
          {failure !== undefined && (
            <p className={styles.failure} role="alert">
              {failure.message}
            </p>
          )}
          <Button onClick={discard}>{message('pages.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={isSubmitting}>
            {message(isSubmitting ? 'pages.creating' : 'pages.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <NewPageFields
          form={form}
          names={names}
          pages={pages}
          textOf={textOf}
          isMoreOpen={isSubmitted && (problems.id ?? problems.description) !== undefined}
        />
      </form>
    </ModalDialog>
  );
}

/** What was refused says nothing any more once something else is asked for. */
function useForgottenFailure({ subscribe, clearErrors }: UseFormReturn<NewPageForm>): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => clearErrors('root') }),
    [subscribe, clearErrors],
  );
}

type Creation = Omit<Parameters<typeof createNewPage>[0], 'siteId' | 'api' | 'targetOf'>;

interface CreationFailure {
  readonly type: 'failed' | typeof ID_TAKEN;
  readonly message: string;
}

/** Makes a page and goes there. Resolves with why that was not possible. */
function useCreation(siteId: string, onClose: () => void) {
  const { language } = useLanguage();
  const api = useContentApi();
  const queries = useQueryClient();
  const targetOf = usePageTarget(siteId);
  return async (wanted: Creation): Promise<CreationFailure | null> => {
    try {
      await createNewPage({ ...wanted, siteId, api, targetOf });
      await forgetPage(queries, siteId, wanted.names.id);
      // The dialog gives the focus back to what opened it; whoever made a page goes on with that.
      flushSync(onClose);
      findDesk()?.focus({ preventScroll: true });
      if (wanted.form.start === 'blank') setView({ leftPane: 'add' });
      location.assign(toHash(siteId, wanted.names.id));
      return null;
    } catch (error) {
      const isTaken = codeOfRefusal(toContentError(error)) === 'page-exists';
      return { type: isTaken ? ID_TAKEN : 'failed', message: failureText(error, language) };
    }
  };
}

interface PageCreation {
  readonly siteId: string;
  readonly api: ContentApi;
  readonly form: NewPageForm;
  readonly names: PageNames;
  readonly document: SiteDocument;
  readonly pages: readonly ListedPage[];
  /** Saves what is on screen of a page that is open. */
  readonly targetOf: (page: ListedPage) => Promise<PageTarget | null>;
}

/** Makes the page that the form describes. Rejects with a `ContentError`. */
async function createNewPage(creation: PageCreation): Promise<void> {
  const { siteId, form, names } = creation;
  if (form.start === 'copy') return copyPage(creation);
  const text = createStartPage(names, {
    home: await loadHome(creation),
    starter: form.start === 'blank' ? null : starterPage(form.start),
    jobsUrl: jobsUrlOf(creation),
  });
  return createPage(siteId, text);
}

/** Where the site says that its jobs are, else where they are. */
function jobsUrlOf({ document, pages }: PageCreation): string | null {
  const { jobListing } = document.urls;
  const listings = pages.filter(({ type }) => type === 'JOB_LISTING');
  return listings.some(({ url }) => url === jobListing) ? jobListing : (listings[0]?.url ?? null);
}

async function copyPage({ form, names, pages, targetOf }: PageCreation): Promise<void> {
  const original = pages.find(({ id }) => id === form.copiedId);
  const target = original && (await targetOf(original));
  if (!target) throw new ContentError('missing');
  const { id, url, title } = names;
  // The original stays as it is, whatever somebody else has saved of it meanwhile.
  await duplicatePage({ ...target, etag: '*' }, { id, url, title });
}

async function loadHome({
  siteId,
  api,
  document,
  pages,
}: PageCreation): Promise<EditedPage | null> {
  const home =
    pages.find(({ url }) => url === document.urls.home) ?? pages.find(({ id }) => id === 'home');
  if (!home) return null;
  const { text } = await api.loadPage(siteId, home.id, new AbortController().signal);
  const page = readPage(text);
  return page.ok ? page.value : null;
}
