import { upperFirst } from 'lodash-es';
import {
  Check,
  CloudOff,
  type LucideIcon,
  MonitorX,
  PanelsTopLeft,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useCommandContext } from '../../commands/command.ts';
import { BLOCKED_KEY } from '../../document/history/listeners.ts';
import type {
  PageSaver,
  PageStates,
  SaveNotice,
  SaveState,
  SaveStep,
} from '../../drafts/page-saver.ts';
import { Button, Tooltip } from '../../ui/controls/button.tsx';
import { closeToast, showToast } from '../../ui/controls/toast-store.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { Language, MessageKey, MessageParams } from '../../ui/messages/messages.ts';
import { setView } from '../../ui/view/view-store.ts';
import { relativeTime } from './relative-time.ts';
import styles from './save-status.module.css';

/** Where the work of the open page is, in the top bar; a press does what helps. */
export function SaveStatus() {
  const { saver } = useCommandContext();
  return saver && <SaverStatus saver={saver} />;
}

const ICONS: Readonly<Record<SaveStep, LucideIcon>> = {
  saved: Check,
  pending: RefreshCw,
  saving: RefreshCw,
  offline: CloudOff,
  conflict: TriangleAlert,
  'signed-out': TriangleAlert,
  missing: TriangleAlert,
  refused: TriangleAlert,
};

/** Saving comes and goes every few seconds: nobody wants to hear of it. */
const QUIET: ReadonlySet<SaveStep> = new Set<SaveStep>(['pending', 'saving']);

function SaverStatus({ saver }: { readonly saver: PageSaver }) {
  const message = useMessage();
  const state = useStore(saver.store);
  const { step, isKeptLocally, isOpenElsewhere } = state;
  const hint = useHint(state);
  useSaveNotices(saver);
  useBlockedNotice();
  const Icon = ICONS[step];
  const label = message(labelOf(state));
  return (
    <div className={styles.status} data-step={step}>
      <Tooltip text={hint}>
        <Button variant="quiet" className={styles.button} onClick={() => help(saver)}>
          <Icon size={14} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </Button>
      </Tooltip>
      {isOpenElsewhere && (
        <Tooltip text={`${message('saving.elsewhere')}. ${message('saving.elsewhere.text')}`}>
          <span className={styles.mark} role="img" aria-label={message('saving.elsewhere')}>
            <PanelsTopLeft size={14} aria-hidden="true" />
          </span>
        </Tooltip>
      )}
      {!isKeptLocally && (
        <Tooltip text={message('saving.no-copy.text')}>
          <span className={styles.warning} role="img" aria-label={message('saving.no-copy')}>
            <MonitorX size={14} aria-hidden="true" />
          </span>
        </Tooltip>
      )}
      <span className={styles.spoken} role="status">
        {QUIET.has(step) ? '' : `${label}. ${isKeptLocally ? '' : message('saving.no-copy')}`}
      </span>
    </div>
  );
}

function help(saver: PageSaver): void {
  const { step } = saver.store.getState();
  if (step === 'conflict') setView({ dialog: 'conflict' });
  else if (step === 'missing') void saver.bringBack();
  else void saver.flush();
}

function labelOf({ step, reason, isKeptLocally }: SaveState): MessageKey {
  if (step !== 'offline') return `saving.${step}`;
  if (!isKeptLocally) return 'saving.unkept';
  return reason === 'saving.reason.unreachable' ? 'saving.offline' : 'saving.failing';
}

const HINTS: Readonly<Partial<Record<SaveStep, MessageKey>>> = {
  pending: 'saving.soon',
  saving: 'saving.soon',
  conflict: 'saving.reason.conflict',
  'signed-out': 'saving.reason.signed-out',
  missing: 'saving.reason.missing',
};

function useHint({ step, reason, savedAt }: SaveState): string {
  const message = useMessage();
  const { language } = useLanguage();
  useMinutes();
  if (step === 'saved')
    return savedAt === null
      ? message('saving.never')
      : message('saving.saved-at', { when: relativeTime(savedAt, Date.now(), language) });
  return message(reason ?? HINTS[step] ?? 'saving.soon');
}

/** Draws again now and then: what was a moment ago is a minute ago by then. */
function useMinutes(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
}

/** Tells in a corner what saving did without being asked. */
function useSaveNotices(saver: PageSaver): void {
  const message = useMessage();
  const { language } = useLanguage();
  const notice = useStore(saver.store, (state) => state.notice);
  const isDisputed = useStore(saver.store, (state) => state.step === 'conflict');
  const conflictToast = useRef(0);
  useEffect(() => {
    // What is settled needs nobody any more.
    if (!isDisputed) closeToast(conflictToast.current);
  }, [isDisputed]);
  useEffect(() => {
    if (notice === null) return;
    const telling = { notice, message, language };
    if (notice.kind === 'recovered') {
      const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
      const text = message('saving.notice.recovered', { when: when.format(notice.keptAt) });
      showToast({ text, action: undoOf(notice, saver, message) });
    } else if (notice.kind === 'conflict') {
      const action = {
        label: message('saving.notice.review'),
        run: () => setView({ dialog: 'conflict' }),
      };
      const text = message('saving.notice.conflict', { name: nameOf(telling) });
      conflictToast.current = showToast({ text: upperFirst(text), action, tone: 'warning' });
    } else {
      // Wording differences needs all labels of all fields, which nobody needs before.
      void import('./describe-changes.ts').then(({ describeChanges }) => {
        const [first = '', ...rest] = describeChanges(notice, language);
        const changes =
          rest.length > 0 ? message('saving.notice.more', { first, count: rest.length }) : first;
        showToast({
          text: mergedText(telling, notice.by, changes),
          action: undoOf(notice, saver, message),
        });
      });
    }
  }, [notice]);
}

/** Tells why an own step is not undone: undo never takes back what somebody else wrote. */
function useBlockedNotice(): void {
  const message = useMessage();
  const { editor } = useCommandContext();
  useEffect(
    () =>
      editor?.page.subscribe(BLOCKED_KEY, () =>
        showToast({ text: message('edit.blocked'), tone: 'warning' }),
      ),
    [editor, message],
  );
}

type Message = (key: MessageKey, params?: MessageParams) => string;

function undoOf(states: PageStates, saver: PageSaver, message: Message) {
  return { label: message('saving.notice.undo'), run: () => void saver.takeBack(states) };
}

/** Where nobody is named it may have been oneself: in another tab, or by an import. */
function mergedText({ message, language }: Telling, by: string | null, changes: string): string {
  return by === null
    ? message('saving.notice.merged-unnamed', { changes })
    : message('saving.notice.merged', { name: personName(by, language), changes });
}

interface Telling {
  readonly notice: SaveNotice;
  readonly message: Message;
  readonly language: Language;
}

function nameOf({ notice, message, language }: Telling): string {
  const by = notice.kind === 'recovered' ? null : notice.by;
  return by === null ? message('saving.notice.someone') : personName(by, language);
}
