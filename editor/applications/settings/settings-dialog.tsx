import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';
import {
  applicationSettingsKey,
  type SavedApplicationSettings,
  useApplicationSettings,
} from '../../service/recruiting/application-settings-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { createKeptWork } from '../../ui/storage/kept-work.ts';
import { judgeSettings } from './judge-settings.ts';
import { saveSettings } from './save-settings.ts';
import styles from './settings.module.css';
import { SettingsDraft } from './settings-draft.ts';
import { SettingsFields } from './settings-fields.tsx';

const kept = createKeptWork<SettingsDraft>();

export interface SettingsDialogProps {
  readonly site: SiteSummary;
  readonly onClose: () => void;
}

/** What a site settles about its applications. What was changed and not saved is there again when it is opened again. */
export function SettingsDialog({ site, onClose }: SettingsDialogProps) {
  const message = useMessage();
  const { data, error, refetch } = useApplicationSettings(site.siteId);
  const title = message('applications.settings.title', { site: site.name });
  if (data) return <SettingsForm site={site} saved={data} title={title} onClose={onClose} />;
  return (
    <ModalDialog title={title} onClose={onClose}>
      {error ? (
        <QueryFailure error={error} onRetry={refetch} />
      ) : (
        <p role="status">{message('loading')}</p>
      )}
    </ModalDialog>
  );
}

interface SettingsFormProps extends SettingsDialogProps {
  readonly saved: SavedApplicationSettings;
  readonly title: string;
}

function SettingsForm({ site, saved, title, onClose }: SettingsFormProps) {
  const { siteId, agencyId } = site;
  const [draft] = useState(() => {
    const work = kept.find(`${agencyId}/${siteId}`) ?? new SettingsDraft(saved);
    kept.keep(`${agencyId}/${siteId}`, work);
    return work;
  });
  const settings = useStore(draft.store, ({ changed }) => changed);
  const { save, isSaving, disputed, settle } = useSaving(siteId, draft);
  return (
    <ModalDialog
      title={title}
      size="large"
      onClose={onClose}
      footer={<SaveButton draft={draft} isSaving={isSaving} save={save} />}
    >
      {disputed.length > 0 && <Dispute members={disputed} onSettle={settle} />}
      <SettingsFields
        siteId={siteId}
        settings={settings}
        problems={judgeSettings(settings)}
        onChange={(part) => draft.change(part)}
      />
    </ModalDialog>
  );
}

function useSaving(siteId: string, draft: SettingsDraft) {
  const message = useMessage();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [disputed, setDisputed] = useState<readonly (keyof ApplicationSettings)[]>([]);
  const save = async () => {
    setSaving(true);
    const outcome = await saveSettings(siteId, draft);
    setSaving(false);
    const { settings, etag } = draft.store.getState();
    queries.setQueryData(applicationSettingsKey(siteId), { settings, etag });
    if (outcome.state === 'saved') showToast({ text: message('applications.settings.saved') });
    if (outcome.state === 'step-in-use')
      showToast({ text: message('applications.settings.step-in-use'), tone: 'warning' });
    if (outcome.state === 'disputed') setDisputed(outcome.members);
    if (outcome.state === 'failed')
      showToast({ text: failureText(outcome.error, language), tone: 'warning' });
  };
  const settle = async (whose: 'ours' | 'theirs') => {
    if (whose === 'theirs') draft.takeTheirs(disputed);
    setDisputed([]);
    if (draft.isChanged()) await save();
  };
  return { save, isSaving, disputed, settle };
}

interface SaveButtonProps {
  readonly draft: SettingsDraft;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
}

function SaveButton({ draft, isSaving, save }: SaveButtonProps) {
  const message = useMessage();
  const settings = useStore(draft.store, ({ changed }) => changed);
  const isBlocked = judgeSettings(settings).size > 0;
  return (
    <>
      {isBlocked && <p className={styles.blocked}>{message('applications.settings.blocked')}</p>}
      <Button
        variant="primary"
        isDisabled={isSaving || isBlocked || !draft.isChanged()}
        onClick={() => void save()}
      >
        {message('applications.settings.save')}
      </Button>
    </>
  );
}

interface DisputeProps {
  readonly members: readonly (keyof ApplicationSettings)[];
  readonly onSettle: (whose: 'ours' | 'theirs') => Promise<void>;
}

function Dispute({ members, onSettle }: DisputeProps) {
  const message = useMessage();
  const names = members.map((member) => message(`applications.settings.${member}`)).join(', ');
  return (
    <div role="alert" className={styles.dispute}>
      <p>{message('applications.settings.disputed', { names })}</p>
      <Button onClick={() => void onSettle('ours')}>
        {message('applications.settings.disputed.ours')}
      </Button>
      <Button onClick={() => void onSettle('theirs')}>
        {message('applications.settings.disputed.theirs')}
      </Button>
    </div>
  );
}
