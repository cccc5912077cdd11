import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { PasteLosses } from './paste-losses.ts';
import styles from './rich-text.module.css';

interface PasteNoticeProps {
  readonly losses: PasteLosses;
  readonly onClose: () => void;
}

/** Enough to know which links they were. */
const MAX_LINKS = 3;
const MAX_LINK = 60;

/** Says at the field what of a paste visitors will not get. */
export function PasteNotice({ losses, onClose }: PasteNoticeProps) {
  const message = useMessage();
  const { pictures, media, inputs, links, isCut } = losses;
  const named = links
    .slice(0, MAX_LINKS)
    .map((link) => (link.length > MAX_LINK ? `${link.slice(0, MAX_LINK)}…` : link));
  if (links.length > MAX_LINKS) named.push('…');
  const lost = [
    pictures > 0 && message('rich-text.lost.pictures', { count: pictures }),
    media > 0 && message('rich-text.lost.media', { count: media }),
    inputs > 0 && message('rich-text.lost.inputs', { count: inputs }),
    links.length > 0 && message('rich-text.lost.links', { links: named.join(', ') }),
    isCut && message('rich-text.lost.cut'),
  ].filter((part) => part !== false);
  return (
    <div className={styles.lost} role="status">
      <p>
        {message('rich-text.lost', { lost: lost.join(', ') })} {message('rich-text.lost.remedy')}
      </p>
      <Button variant="quiet" onClick={onClose}>
        {message('rich-text.lost.read')}
      </Button>
    </div>
  );
}
