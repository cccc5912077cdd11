import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContentError } from '../api/content-error.ts';
import { toContentError } from '../api/content-error.ts';
import { type ImportReport, importFile } from '../api/transfer-api.ts';
import { useCommandContext } from '../commands/command-context.ts';
import { toUpload, type Upload, type UploadRefusal } from './upload.ts';

export type ImportStep =
  | { readonly step: 'choose' }
  | { readonly step: 'refused'; readonly name: string; readonly refusal: UploadRefusal }
  | { readonly step: 'checking'; readonly upload: Upload }
  | ReportStep
  | { readonly step: 'failed'; readonly upload: Upload; readonly error: ContentError }
  | { readonly step: 'done'; readonly report: ImportReport; readonly isOpenPageChanged: boolean };

/** What would happen; nothing has changed yet, or is being changed. */
export interface ReportStep {
  readonly step: 'report' | 'importing';
  readonly upload: Upload;
  readonly report: ImportReport;
  readonly publish: boolean;
  /** Whether the site changed after the last look, so that this is another one. */
  readonly isLookedAtAgain: boolean;
}

export interface Importing {
  readonly state: ImportStep;
  readonly choose: (file: File) => void;
  /** Publishes what is imported, or not: what would happen is asked again. */
  readonly setPublish: (publish: boolean) => void;
  readonly run: () => void;
  /** Back to choosing a file; what is being checked is given up. */
  readonly reset: () => void;
}

/** Looks what a file would change, and imports it once somebody agrees. */
export function useImport(siteId: string): Importing {
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const { editor, saver } = useCommandContext();
  const queries = useQueryClient();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (upload: Upload, publish: boolean, isLookedAtAgain = false) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ step: 'checking', upload });
    try {
      await saver?.flush();
      const report = await importFile({ siteId, file: upload.blob, publish, signal: own.signal });
      setState({ step: 'report', upload, report, publish, isLookedAtAgain });
    } catch (error) {
      if (!own.signal.aborted) setState({ step: 'failed', upload, error: toContentError(error) });
    }
  };

  const carryOut = async (agreed: ReportStep) => {
    const { upload, publish } = agreed;
    setState({ ...agreed, step: 'importing' });
    try {
      await saver?.flush();
      const { signal } = new AbortController();
      const request = { siteId, file: upload.blob, publish, state: agreed.report.state, signal };
      const report = await importFile(request);
      const isOpenPageChanged = report.files.some(
        ({ file, action }) => action === 'update' && file === `${editor?.pageId}.page.json`,
      );
      await forgetSite(queries, siteId);
      if (isOpenPageChanged) await saver?.refresh();
      setState({ step: 'done', report, isOpenPageChanged });
    } catch (error) {
      const failure = toContentError(error);
      // The site is not what somebody looked at any more: they look again before anything changes.
      if (failure.failure === 'conflict') await check(upload, publish, true);
      else setState({ step: 'failed', upload, error: failure });
    }
  };

  return {
    state,
    choose: (file) => {
      const upload = toUpload(file);
      const [refusal] = upload.ok ? [] : upload.problems;
      if (upload.ok) void check(upload.value, false);
      else if (refusal) setState({ step: 'refused', name: file.name, refusal });
    },
    setPublish: (publish) => {
      if (state.step === 'report') void check(state.upload, publish);
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
  const names = ['pages', 'bin', 'site', 'assets', 'live', 'versions'];
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name, siteId] })));
}
