import { Command } from 'lucide-react';
import { useStore } from 'zustand';
import type { ContentError } from '../service/request/content-error.ts';
import { failureText } from '../service/request/failure-text.ts';
import { Button, Tooltip } from '../ui/controls/button.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { shortcutFace } from '../ui/controls/shortcut.ts';
import { MAX_NAME, shortenTo } from '../ui/language/shorten-to.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { formatMessage, type Language } from '../ui/messages/messages.ts';
import { toFormsHash } from '../ui/route/forms-route.ts';
import { setView, useView } from '../ui/view/view-store.ts';
import { ActionButtons } from './actions/action-buttons.tsx';
import { useHistoryActions } from './actions/form-actions.ts';
import { usePublishForm } from './actions/use-publish-form.ts';
import styles from './composer.module.css';
import { SEARCH_KEY } from './composer-dialogs.tsx';
import { siblingsAt } from './document/form-place.ts';
import { useEditedForm, useFormSession } from './session/form-session-context.ts';
import { RETRIED } from './session/open-form-session.ts';
import { PANES } from './session/preview-store.ts';

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
      <div className={styles.widths}>
        <SegmentedControl
          legend={message('breakpoint')}
          choices={WIDTHS.map((value) => ({ value, name: message(`composer.width.${value}`) }))}
          value={breakpoint}
          onChange={(value) => setView({ breakpoint: value })}
        />
      </div>
      <div className={styles.ending}>
        <SearchButton />
        <Button onClick={() => setView({ dialog: 'versions' })}>{message('versions.title')}</Button>
        <PublishButton />
      </div>
      <PaneChoice />
    </header>
  );
}

/** What a small window shows; a large one has room for all of it. */
function PaneChoice() {
  const message = useMessage();
  const { view } = useFormSession();
  const pane = useStore(view, (state) => state.pane);
  return (
    <div className={styles.panes}>
      <SegmentedControl
        legend={message('composer.pane')}
        choices={PANES.map((value) => ({ value, name: message(`composer.pane.${value}`) }))}
        value={pane}
        onChange={(value) => view.setState({ pane: value })}
      />
    </div>
  );
}

function HistoryButtons() {
  return (
    <div className={styles.group}>
      <ActionButtons actions={useHistoryActions()} />
      <StepNote />
    </div>
  );
}

/** Tells who does not see the form what was done or undone, and where that stands now. */
function StepNote() {
  const message = useMessage();
  const { form, lastStep } = useFormSession();
  const { kind, label, pointer } = useStore(lastStep);
  const what = label === null ? '' : message(label);
  const at = siblingsAt(form.state(), pointer);
  const name = shortenTo(at?.name || (at ? message(`composer.kind.${at.kind}`) : ''), MAX_NAME);
  return (
    <p className={styles.spoken} role="status">
      {what !== '' && message(`composer.${kind}.done`, { what })}
      {at && ` ${message('composer.edit.place', { ...at, name })}`}
    </p>
  );
}

function SaveNote() {
  const message = useMessage();
  const { language } = useLanguage();
  const { step, error } = useStore(useFormSession().saving);
  const failure = step === 'failed' && error ? failedSaveText(error, language) : undefined;
  return (
    <p className={styles.saving} role="status" data-step={step}>
      {failure ?? message(`composer.saving.${step}`)}
    </p>
  );
}

/** Nothing is asked of people where the same save is tried again by itself. */
function failedSaveText(error: ContentError, language: Language): string {
  const { failure } = error;
  if (failure === 'missing') return formatMessage(language, 'composer.saving.gone');
  if (!RETRIED.includes(failure)) return failureText(error, language);
  const why = formatMessage(language, `failure.${failure}.title`);
  return formatMessage(language, 'composer.saving.retried', { why });
}

/** A door to the search for whoever does not know its keys. */
function SearchButton() {
  const message = useMessage();
  const name = message('composer.search');
  return (
    <Tooltip text={name} shortcut={shortcutFace(SEARCH_KEY, message)} align="end">
      <Button variant="quiet" label={name} onClick={() => setView({ dialog: 'commands' })}>
        <Command size={16} aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}

function PublishButton() {
  const message = useMessage();
  const { isBusy, publish } = usePublishForm();
  return (
    <Button variant="primary" isDisabled={isBusy} onClick={publish}>
      {message('composer.publish')}
    </Button>
  );
}
