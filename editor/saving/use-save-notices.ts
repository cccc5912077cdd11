import { useEffect } from 'react';
import { useStore } from 'zustand';
import { showToast } from '../controls/toast-store.ts';
import { personName } from '../language/person-name.ts';
import { useLanguage, useMessage } from '../language/use-message.ts';
import type { Language, MessageKey, MessageParams } from '../messages/messages.ts';
import { setView } from '../view/view-store.ts';
import type { PageSaver, PageStates, SaveNotice } from './page-saver.ts';

/** Tells in a corner what saving did without being asked. */
export function useSaveNotices(saver: PageSaver): void {
  const message = useMessage();
  const { language } = useLanguage();
  const notice = useStore(saver.store, (state) => state.notice);
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
      showToast({ text: text.charAt(0).toUpperCase() + text.slice(1), action, tone: 'warning' });
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
