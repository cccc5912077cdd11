import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { ContentApi } from '../service/content-api.ts';
import { useContentApi } from '../service/content-api-context.ts';
import { useBin, usePages, useSiteDocument } from '../service/content-queries.ts';
import { createPage, duplicatePage, type PageTarget } from '../service/page-api.ts';
import type { PageSummary } from '../service/page-summary.ts';
import { ContentError, toContentError } from '../service/request/content-error.ts';
import { failureText } from '../service/request/failure-text.ts';
import { codeOfRefusal } from '../service/request/reported-problem.ts';
import { Button } from '../ui/controls/button.tsx';
import { ModalDialog } from '../ui/dialogs/dialog.tsx';
import type { DialogProps } from '../ui/dialogs/dialog-props.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import { useRoute } from '../ui/route/use-route.ts';
import { setView } from '../ui/view/view-store.ts';
import { addressText } from './address-text.ts';
import { forgetPage } from './forget-page.ts';
import styles from './new-page-dialog.module.css';
import { NewPageFields } from './new-page-fields.tsx';
import { draftNames, findNameProblems, type NameField, type NewPageForm } from './new-page-form.ts';
import { createStartPage, type PageNames } from './start-page.ts';
import { starterPage } from './starters.ts';
import { usePageTarget } from './use-page-target.ts';

const EMPTY: NewPageForm = {
  title: '',
  url: null,
  id: null,
  description: null,
  type: 'CONTENT',
  start: 'blank',
  copiedId: null,
};

/** A page more: what it is called and what it starts from. It opens as a draft. */
export function NewPageDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { siteId } = site;
  const { data: pages = [] } = usePages(siteId);
  const { data: bin = [] } = useBin(siteId);
  const settings = useSiteDocument(siteId).data;
  const { pageId = null } = useRoute();
  // Who copies a page mostly looks at it.
  const [form, setForm] = useState<NewPageForm>({ ...EMPTY, copiedId: pageId });
  const [isTried, setTried] = useState(false);
  const formId = useId();
  const document = settings?.ok ? settings.value : undefined;
  const context = { site, pages, bin, locale: document?.locale };
  const names = draftNames(form, context);
  const problems = findNameProblems(names, context);
  const creation = useCreation(siteId, onClose);
  const change = (part: Partial<NewPageForm>) => {
    creation.forget();
    setForm((before) => ({ ...before, ...part }));
  };
  const textOf = (field: NameField) => {
    const problem = problems[field];
    const isUntouched = form[field] === null || form[field] === '';
    if (field === 'id' && creation.isIdTaken) return message('pages.problem.id-in-bin');
    if (!problem || (isUntouched && !isTried)) return undefined;
    return addressText(problem, message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0 && document)
      void creation.start({ form, names, document, pages });
  };
  return (
    <ModalDialog
      title={message('pages.new')}
      onClose={onClose}
      footer={
        <>
          {creation.failure !== null && (
            <p className={styles.failure} role="alert">
              {creation.failure}
            </p>
          )}
          <Button onClick={onClose}>{message('pages.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={creation.isBusy}>
            {message(creation.isBusy ? 'pages.creating' : 'pages.create')}
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
          isMoreOpen={isTried && (problems.id ?? problems.description) !== undefined}
          onChange={change}
        />
      </form>
    </ModalDialog>
  );
}

type Creation = Omit<Parameters<typeof createNewPage>[0], 'siteId' | 'api' | 'targetOf'>;

function useCreation(siteId: string, onClose: () => void) {
  const { language } = useLanguage();
  const api = useContentApi();
  const queries = useQueryClient();
  const targetOf = usePageTarget(siteId);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isIdTaken, setIdTaken] = useState(false);
  const forget = () => {
    setFailure(null);
    setIdTaken(false);
  };
  const start = async (wanted: Creation) => {
    if (isBusy) return;
    setBusy(true);
    forget();
    try {
      await createNewPage({ ...wanted, siteId, api, targetOf });
      await forgetPage(queries, siteId, wanted.names.id);
      onClose();
      if (wanted.form.start === 'blank') setView({ leftPane: 'add' });
      location.assign(toHash(siteId, wanted.names.id));
    } catch (error) {
      setBusy(false);
      setIdTaken(codeOfRefusal(toContentError(error)) === 'page-exists');
      setFailure(failureText(error, language));
    }
  };
  return { isBusy, failure, isIdTaken, forget, start };
}

interface PageCreation {
  readonly siteId: string;
  readonly api: ContentApi;
  readonly form: NewPageForm;
  readonly names: PageNames;
  readonly document: SiteDocument;
  readonly pages: readonly PageSummary[];
  /** Saves what is on screen of a page that is open. */
  readonly targetOf: (page: PageSummary) => Promise<PageTarget | null>;
}

/** Makes the page that the form describes. Rejects with a `ContentError`. */
async function createNewPage(creation: PageCreation): Promise<void> {
  const { siteId, form, names, document } = creation;
  if (form.start === 'copy') return copyPage(creation);
  const text = createStartPage(names, {
    home: await loadHome(creation),
    starter: form.start === 'blank' ? null : starterPage(form.start),
    jobsUrl: document.urls.jobListing,
  });
  return createPage(siteId, text);
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
