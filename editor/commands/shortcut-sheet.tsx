import { useStore } from 'zustand';
import { shortcutFace } from '../ui/controls/shortcut.ts';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { groupCommands } from './group-commands.ts';
import styles from './shortcut-sheet.module.css';
import { textShortcuts } from './text-shortcuts.ts';
import { setSingleKeys, singleKeys } from './use-shortcuts.ts';

/** Every command that has keys, by group. */
export function ShortcutSheet({ onClose }: DialogProps) {
  const message = useMessage();
  const groups = groupCommands(commands.filter(({ shortcuts }) => shortcuts !== undefined));
  return (
    <ModalDialog title={message('shortcuts.title')} onClose={onClose}>
      <p className={styles.note}>{message('shortcuts.typing')}</p>
      <SingleKeysChoice />
      <div className={styles.groups}>
        {groups.map(([group, own]) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{message(`group.${group}`)}</h3>
            <dl className={styles.list}>
              {own.map((command) => (
                <ShortcutRow key={command.id} command={command} />
              ))}
            </dl>
          </section>
        ))}
        <section className={styles.group}>
          <h3 className={styles.title}>{message('rich-text.keys')}</h3>
          <dl className={styles.list}>
            {Object.values(textShortcuts).map(({ label, shortcut }) => (
              <div key={label} className={styles.row}>
                <dt>{message(label)}</dt>
                <dd className={styles.keys}>
                  <kbd className={styles.key}>{shortcutFace(shortcut, message)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </ModalDialog>
  );
}

function SingleKeysChoice() {
  const message = useMessage();
  const areOn = useStore(singleKeys, (state) => state.areOn);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={areOn}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
      {message('shortcuts.single-keys')}
    </label>
  );
}

function ShortcutRow({
  command: { label, shortcuts = [], worksWhileTyping },
}: {
  readonly command: Command;
}) {
  const message = useMessage();
  const { language } = useLanguage();
  return (
    <div className={styles.row}>
      <dt>
        {label[language]}
        {worksWhileTyping && ' •'}
      </dt>
      <dd className={styles.keys}>
        {shortcuts.map((shortcut) => (
          <kbd key={shortcut} className={styles.key}>
            {shortcutFace(shortcut, message)}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
