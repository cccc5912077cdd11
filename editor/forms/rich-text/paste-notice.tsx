import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { PasteLosses } from './paste-losses.ts';
import styles from './rich-text.module.css';

interface PasteNoticeProps {
  readonly losses: PasteLosses;
  readonly onClose: () => void;
}

/** The others are folded. */
const NAMED = 3;
const MAX_LINK = 60;

/** Says at the field what of a paste visitors will not get. */
export function PasteNotice({ losses, onClose }: PasteNoticeProps) {
  const message = useMessage();
  const { pictures, media, inputs, unseen, links, isCut } = losses;
  const named = links.slice(0, NAMED).map(shortLink);
  const others = links.slice(NAMED);
  const lost = [
    pictures > 0 && message('rich-text.lost.pictures', { count: pictures }),
    media > 0 && message('rich-text.lost.media', { count: media }),
    inputs > 0 && message('rich-text.lost.inputs', { count: inputs }),
    unseen > 0 && message('rich-text.lost.unseen', { count: unseen }),
    links.length > 0 && message('rich-text.lost.links', { links: named.join(', ') }),
    others.length > 0 && message('rich-text.lost.more-links', { count: others.length }),
    isCut && message('rich-text.lost.cut'),
  ].filter((part) => part !== false);
  return (
    <div className={styles.lost} role="status">
      <div>
        <p>
          {message('rich-text.lost', { lost: lost.join(', ') })} {message('rich-text.lost.remedy')}
        </p>
        {others.length > 0 && (
          <details>
            <summary>{message('rich-text.lost.others')}</summary>
            <ul>
              {others.map((link) => (
                <li key={link}>{shortLink(link)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button variant="quiet" onClick={onClose}>
        {message('rich-text.lost.read')}
      </Button>
    </div>
  );
}

function shortLink(link: string): string {
  return link.length > MAX_LINK ? `${link.slice(0, MAX_LINK)}…` : link;
}
