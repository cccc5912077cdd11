import { useQueryClient } from '@tanstack/react-query';
import { Redo2, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { HISTORY_KEY } from '../document/history/listeners.ts';
import { publishForm } from '../service/form-document-api.ts';
import { toContentError } from '../service/request/content-error.ts';
import { failureText } from '../service/request/failure-text.ts';
import { problemsOfRefusal } from '../service/request/reported-problem.ts';
import { Button } from '../ui/controls/button.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toFormsHash } from '../ui/route/forms-route.ts';
import { setView, useView } from '../ui/view/view-store.ts';
import styles from './composer.module.css';
import { useEditedForm, useFormSession } from './session/form-session-context.ts';
import { FormVersions } from './versions/form-versions.tsx';

const WIDTHS = ['mobile', 'tablet', 'desktop'] as const;

/** The form's name, its history, how it is looked at, and the button that puts it on the site. */
export function ComposerBar() {
  const message = useMessage();
  const { siteId } = useFormSession();
  const { title, id } = useEditedForm();
  const breakpoint = useView((view) => view.breakpoint);
  return (
    <header className={styles.bar}>
      <a className={styles.back} href={toFormsHash(siteId)}>
        {message('composer.to-list')}
      </a>
      <HistoryButtons />
      <h1 className={styles.title}>{title || id}</h1>
      <SaveNote />
      <SegmentedControl
        legend={message('breakpoint')}
        choices={WIDTHS.map((value) => ({ value, name: message(`composer.width.${value}`) }))}
        value={breakpoint}
        onChange={(value) => setView({ breakpoint: value })}
      />
      <VersionsButton />
      <PublishButton />
    </header>
  );
}

function HistoryButtons() {
  const message = useMessage();
  const { form, undo, redo } = useFormSession();
  const { undoLabel, redoLabel } = useSyncExternalStore(
    (notify) => form.subscribe(HISTORY_KEY, notify),
    form.history,
  );
  const steps = [
    { name: 'undo', label: undoLabel, travel: undo, icon: Undo2 },
    { name: 'redo', label: redoLabel, travel: redo, icon: Redo2 },
  ] as const;
  return (
    <div className={styles.group}>
      {steps.map(({ name, label, travel, icon: Icon }) => (
        <Button
          key={name}
          variant="quiet"
          label={
            label === null
              ? message(`composer.${name}`)
              : message(`composer.${name}.what`, { what: message(label) })
          }
          isDisabled={label === null}
          onClick={travel}
        >
          <Icon size={16} aria-hidden="true" />
        </Button>
      ))}
      <TravelledNote />
    </div>
  );
}

/** Tells who does not see the form what was undone. */
function TravelledNote() {
  const message = useMessage();
  const { direction, label } = useStore(useFormSession().travelled);
  return (
    <p className={styles.spoken} role="status">
      {label !== null && message(`composer.${direction}.done`, { what: message(label) })}
    </p>
  );
}

function SaveNote() {
  const message = useMessage();
  const { language } = useLanguage();
  const { step, error } = useStore(useFormSession().saving);
  const text = message(`composer.saving.${step}`);
  return (
    <p className={styles.saving} role="status">
      {step === 'failed' && error ? failureText(error, language) : text}
    </p>
  );
}

function VersionsButton() {
  const message = useMessage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{message('versions.title')}</Button>
      {isOpen && <FormVersions onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishButton() {
  const message = useMessage();
  const session = useFormSession();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    const said = await publishSession();
    showToast(said);
    setBusy(false);
  };
  const publishSession = async () => {
    const { siteId, formId, saving } = session;
    if (!(await session.flush()))
      return { text: message('composer.publish.unsaved'), tone: 'warning' as const };
    try {
      await publishForm({ siteId, formId, etag: saving.getState().etag });
      await queries.invalidateQueries({ queryKey: ['forms', siteId] });
      return { text: message('composer.published') };
    } catch (error) {
      const count = problemsOfRefusal(toContentError(error)).length;
      const text =
        count > 0 ? message('composer.publish.refused', { count }) : failureText(error, language);
      return { text, tone: 'warning' as const };
    }
  };
  return (
    <Button variant="primary" isDisabled={isBusy} onClick={() => void publish()}>
      {message('composer.publish')}
    </Button>
  );
}
