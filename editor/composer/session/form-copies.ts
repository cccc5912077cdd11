import { browserCopies } from '../../drafts/browser-copies.ts';
import { createLocalKeeper } from '../../drafts/local-keeper.ts';
import { heldCopies, holdCopy, type PageCopy } from '../../drafts/page-copies.ts';
import { sentTextsOf } from '../../drafts/recover-copies.ts';
import { type EditedForm, formText, readForm } from '../document/edited-form.ts';

/** Names a form among all that this browser ever opens, whoever is signed in. */
export interface FormAddress {
  readonly agencyId: string;
  readonly siteId: string;
  readonly formId: string;
}

/** What this browser kept of a form and no living tab works on. */
export interface KeptForm {
  /** The newest; undefined where nothing of it can be read. */
  readonly form: EditedForm | undefined;
  /** What the work began with. */
  readonly base: EditedForm | undefined;
  /** Of the base; empty where others had saved since. */
  readonly etag: string;
  /** What the service may have got of it. */
  readonly sentTexts: readonly string[];
  readonly copyIds: readonly string[];
}

/** Work that the service does not have. */
export interface UnsavedForm {
  readonly form: EditedForm;
  readonly base: EditedForm;
  /** Of the base; empty where others have saved since. */
  readonly etag: string;
  /** What was sent without an answer. */
  readonly sentTexts: readonly string[];
}

export interface FormKeeper {
  /** Something changed. */
  touch(): void;
  /** Keeps what is unsaved, or removes what was kept once nothing is. */
  keepNow(): Promise<void>;
  /** For a tab that goes away. @returns whether nothing would be lost */
  keepAtOnce(): boolean;
  /** Another life of the form may go on with what is kept. */
  end(): void;
}

export async function findKeptForm(address: FormAddress): Promise<KeptForm> {
  const [copies, held] = await Promise.all([browserCopies.list(keyOf(address)), heldCopies()]);
  const left = copies.filter(({ copyId }) => !held.has(copyId));
  const newest = left.findLast(({ text }) => readForm(text) !== undefined);
  return {
    form: newest && readForm(newest.text),
    base: newest && readForm(newest.baseText),
    etag: newest?.baseEtag ?? '',
    sentTexts: newest ? sentTextsOf(newest) : [],
    copyIds: left.map(({ copyId }) => copyId),
  };
}

/** @param unsaved null where the service has everything */
export function createFormKeeper(
  address: FormAddress,
  { copyIds }: Pick<KeptForm, 'copyIds'>,
  unsaved: () => UnsavedForm | null,
): FormKeeper {
  const copyId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const copyNow = (): PageCopy | null => {
    const work = unsaved();
    return (
      work && {
        copyId,
        pageKey: keyOf(address),
        baseEtag: work.etag,
        baseText: formText(work.base),
        sentTexts: work.sentTexts,
        text: formText(work.form),
        keptAt: Date.now(),
      }
    );
  };
  const keeper = createLocalKeeper({
    copies: browserCopies,
    copyNow,
    copyIds: () => [copyId, ...copyIds],
    onKept: () => undefined,
  });
  return {
    touch: keeper.touch,
    keepNow: keeper.keepNow,
    keepAtOnce: () => {
      const copy = copyNow();
      return copy === null || browserCopies.writeNow(copy);
    },
    end: holdCopy(copyId),
  };
}

function keyOf({ agencyId, siteId, formId }: FormAddress): string {
  return [agencyId, siteId, 'forms', formId].join('/');
}
