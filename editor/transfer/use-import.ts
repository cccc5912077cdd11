import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isEqual } from 'lodash-es';
import { useEffect, useRef, useState } from 'react';
import { useCommandContext } from '../commands/command.ts';
import { type ContentError, toContentError } from '../service/request/content-error.ts';
import {
  type FileImport,
  type ImportChoices,
  type ImportReport,
  importFile,
} from '../service/transfer-api.ts';
import { type ImportRefusal, type ImportUpload, toUpload } from './upload.ts';

/** People who save all the time on a large site get one in between; more would be a loop that nobody sees. */
const MAX_TRIES = 5;

export type ImportStep =
  | { readonly step: 'choose' }
  | { readonly step: 'refused'; readonly name: string; readonly refusal: ImportRefusal }
  | { readonly step: 'checking'; readonly upload: ImportUpload }
  | ReportStep
  | { readonly step: 'failed'; readonly upload: ImportUpload; readonly error: ContentError }
  | { readonly step: 'done'; readonly report: ImportReport; readonly isOpenPageChanged: boolean };

/** What would happen; with other choices it is being looked at anew, or it is being done. */
export interface ReportStep {
  readonly step: 'report' | 'looking-anew' | 'importing';
  readonly upload: ImportUpload;
  readonly report: ImportReport;
  readonly choices: ImportChoices;
  /** Whether something else would happen now than at the last look, so that this is another one. */
  readonly isLookedAtAgain: boolean;
}

export interface Importing {
  readonly state: ImportStep;
  readonly choose: (file: File) => void;
  /** What would happen with another choice is asked again. */
  readonly change: (choice: Partial<ImportChoices>) => void;
  readonly run: () => void;
  /** Back to choosing a file; what is being checked is given up. */
  readonly reset: () => void;
}

const FIRST_CHOICES: ImportChoices = { publish: false, onlyNew: false };

/** Looks what a file would change, and imports it once somebody agrees. */
export function useImport(siteId: string): Importing {
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const { editor, saver } = useCommandContext();
  const queries = useQueryClient();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (upload: ImportUpload, choices: ImportChoices) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    try {
      await saver?.flush();
      const report = await importFile({ siteId, file: upload.blob, choices, signal: own.signal });
      setState({ step: 'report', upload, report, choices, isLookedAtAgain: false });
    } catch (error) {
      if (!own.signal.aborted) setState({ step: 'failed', upload, error: toContentError(error) });
    }
  };

  const carryOut = async (agreed: ReportStep) => {
    const { upload, choices } = agreed;
    setState({ ...agreed, step: 'importing' });
    try {
      await saver?.flush();
      const { signal } = new AbortController();
      const request = { siteId, file: upload.blob, choices, agreed: agreed.report, signal };
      const { kind, report } = await importAgreed(request);
      // It is not what somebody agreed to any more: they look again before anything changes.
      if (kind === 'changed') {
        setState({ step: 'report', upload, report, choices, isLookedAtAgain: true });
        return;
      }
      const isOpenPageChanged = report.files.some(
        ({ file, action }) => action === 'update' && file === `${editor?.pageId}.page.json`,
      );
      await forgetSite(queries, siteId);
      if (isOpenPageChanged) await saver?.refresh();
      setState({ step: 'done', report, isOpenPageChanged });
    } catch (error) {
      setState({ step: 'failed', upload, error: toContentError(error) });
    }
  };

  return {
    state,
    choose: (file) => {
      const upload = toUpload(file);
      const [refusal] = upload.ok ? [] : upload.problems;
      if (upload.ok) {
        setState({ step: 'checking', upload: upload.value });
        void check(upload.value, FIRST_CHOICES);
      } else if (refusal) setState({ step: 'refused', name: file.name, refusal });
    },
    change: (choice) => {
      if (state.step !== 'report' && state.step !== 'looking-anew') return;
      const choices = { ...state.choices, ...choice };
      setState({ ...state, step: 'looking-anew', choices });
      void check(state.upload, choices);
    },
    run: () => {
      if (state.step === 'report') void carryOut(state);
    },
    reset: () => {
      running.current?.abort();
      setState({ step: 'choose' });
    },
  };
}

/** An import may change anything of a site. */
async function forgetSite(queries: QueryClient, siteId: string): Promise<void> {
  const names = ['pages', 'forms', 'bin', 'site', 'assets', 'live', 'versions'];
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name, siteId] })));
}

interface AgreedImport extends Omit<FileImport, 'state'> {
  /** What somebody was told would happen, and agreed to. */
  readonly agreed: ImportReport;
}

type ImportOutcome =
  | { readonly kind: 'imported'; readonly report: ImportReport }
  /** What would happen now is something else, and nothing was done. */
  | { readonly kind: 'changed'; readonly report: ImportReport };

/**
 * Does what was agreed to. The service refuses when anything of the site has changed since; where that changes nothing
 * of what was agreed to, such as the draft of another page, it is asked again with the state of now.
 */
async function importAgreed({ agreed, ...request }: AgreedImport): Promise<ImportOutcome> {
  let now = agreed;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return { kind: 'imported', report: await importFile({ ...request, state: now.state }) };
    } catch (error) {
      if (toContentError(error).failure !== 'conflict') throw error;
      now = await importFile(request);
    }
    if (!isEqual(now.files, agreed.files)) break;
  }
  return { kind: 'changed', report: now };
}
