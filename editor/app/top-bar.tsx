import { PanelLeft, PanelRight } from 'lucide-react';
import { ProblemBadge } from '../checks/problems/problem-badge.tsx';
import { WeightMeter } from '../checks/weight/weight-meter.tsx';
import { useCommandContext } from '../commands/command.ts';
import { CommandButton, CommandSwitch } from '../commands/command-button.tsx';
import { commandById } from '../commands/commands.ts';
import { usePageHead } from '../document/store/page-editor-context.ts';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { setView, useView } from '../ui/view/view-store.ts';
import { BREAKPOINTS, MoreMenu } from './more-menu.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import styles from './top-bar.module.css';

/**
 * The open page's name, how it is looked at, and what happens to it. What changes its width grows towards the name in the
 * middle: no button moves under the pointer because of a text.
 */
export function TopBar() {
  const message = useMessage();
  return (
    <div className={styles.bar}>
      <PaneButton side="left" />
      <div className={styles.history}>
        <CommandButton id="undo" />
        <CommandButton id="redo" />
      </div>
      <SaveStatus />
      <PageName />
      <div className={styles.state}>
        <span className={styles.weight}>
          <WeightMeter />
        </span>
        <ProblemBadge />
      </div>
      <span className={styles.breakpoints}>
        <CommandSwitch legend={message('breakpoint')} ids={BREAKPOINTS} />
      </span>
      <CommandButton id="preview" align="end" />
      <PublishButton />
      <MoreMenu />
      <PaneButton side="right" />
    </div>
  );
}

function PageName() {
  const { url, metadata } = usePageHead();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{metadata.title}</h1>
      <span className={styles.url}>{url}</span>
    </div>
  );
}

function PublishButton() {
  const message = useMessage();
  const context = useCommandContext();
  return (
    <Button variant="primary" onClick={() => commandById('publish').run(context)}>
      {message('publish')}
    </Button>
  );
}

/** On narrow windows the panes lie over the canvas, and these open them. */
function PaneButton({ side }: { readonly side: 'left' | 'right' }) {
  const message = useMessage();
  const isOpen = useView((view) => view.openPane === side);
  const Icon = side === 'left' ? PanelLeft : PanelRight;
  return (
    <Button
      variant="quiet"
      className={styles.paneButton}
      label={message(`pane.${side}`)}
      expanded={isOpen}
      onClick={() => setView({ openPane: isOpen ? null : side })}
    >
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}
