import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { shortcutFace } from '../ui/controls/shortcut.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { useView } from '../ui/view/use-view.ts';
import { useCommandContext } from './command-context.ts';
import { commandById } from './commands.ts';

export interface CommandSwitchProps {
  readonly legend: string;
  /** Commands of the view, one of which is on. */
  readonly ids: readonly string[];
}

/** A few commands of which one is on, as one control. */
export function CommandSwitch({ legend, ids }: CommandSwitchProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  useView((view) => view);
  const own = ids.map(commandById);
  const choices = own.map(({ id, label, icon: Icon, shortcuts: [shortcut] = [] }) => ({
    value: id,
    name: label[language],
    ...(shortcut !== undefined && { shortcut: shortcutFace(shortcut, message) }),
    face: Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden="true" /> : label[language],
  }));
  return (
    <SegmentedControl
      legend={legend}
      choices={choices}
      value={own.find((command) => command.isOn?.(context))?.id ?? ''}
      onChange={(id) => commandById(id).run(context)}
      tooltip={{ align: 'end' }}
    />
  );
}
