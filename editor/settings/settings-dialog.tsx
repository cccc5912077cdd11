import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import { ProblemList } from '../checks/problems/problem-group.tsx';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { loadSettings } from '../service/settings-api.ts';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { createKeptWork } from '../ui/storage/kept-work.ts';
import { openSettings, type SettingsEditor } from './settings-editor.ts';
import { SettingsForm } from './settings-form.tsx';

const kept = createKeptWork<SettingsEditor>();

/** What all pages of a site share. What is changed and not saved is still there when the dialog opens again. */
export function SettingsDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { siteId, name } = site;
  const [kept] = useState(() => keptSettings(site));
  const { data, error, refetch } = useQuery({
    queryKey: ['settings-text', siteId],
    queryFn: ({ signal }) => loadSettings(siteId, signal),
    enabled: kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const opened = useMemo(() => data && openSettings(data), [data]);
  const editor: SettingsEditor | undefined = kept ?? (opened?.ok ? opened.value : undefined);
  if (editor) {
    keepSettings(site, editor);
    return <SettingsForm site={site} editor={editor} onClose={onClose} />;
  }
  return (
    <ModalDialog title={message('settings.title', { site: name })} size="large" onClose={onClose}>
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {opened?.ok === false && <ProblemList problems={opened.problems} />}
    </ModalDialog>
  );
}

type Site = Pick<SiteSummary, 'agencyId' | 'siteId'>;

/** Settings of a site that were changed and not saved. */
export function keptSettings({ agencyId, siteId }: Site): SettingsEditor | undefined {
  return kept.find(`${agencyId}/${siteId}`);
}

export function keepSettings({ agencyId, siteId }: Site, editor: SettingsEditor): void {
  kept.keep(`${agencyId}/${siteId}`, editor);
}
