import type { GradientContent } from '#schemas/documents/documents.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './gradient.module.css';
import { textToneOf } from './text-tone.ts';

/**
 * A block of flowing colour. It is drawn as SVG, whose attributes carry the colours and the angle; the text on it
 * takes the colour that stays readable on all of them.
 */
export function Gradient({ id, content }: WidgetProps<GradientContent>) {
  const { stops, angle = 135, height = 'medium', eyebrow, heading, text, cta, align } = content;
  const hasCopy = [eyebrow, heading, text, cta].some((part) => part !== undefined);
  const look = [styles.block, styles[height], styles[align ?? 'start']];
  return (
    <div className={look.join(' ')}>
      <Drawing id={`${id}-gradient`} stops={stops} angle={angle} />
      {hasCopy && (
        <div className={`${styles.copy} ${styles[textToneOf(stops)]}`}>
          <BlockHeading eyebrow={eyebrow} heading={heading} subheading={text} align={align} />
          {cta && <ActionLink link={cta} className="rb-button" event="CTA_Click" widgetId={id} />}
        </div>
      )}
    </div>
  );
}

interface DrawingProps {
  readonly id: string;
  readonly stops: readonly string[];
  /** As in CSS: 90 runs from left to right, 180 from top to bottom; stretched with the block. */
  readonly angle: number;
}

function Drawing({ id, stops, angle }: DrawingProps) {
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} gradientTransform={`rotate(${angle - 90} .5 .5)`}>
          {stops.map((stop, index) => (
            <stop
              key={`${index} ${stop}`}
              offset={index / (stops.length - 1)}
              {...(stop.startsWith('#')
                ? { stopColor: stop }
                : { className: styles[`stop-${stop}`] })}
            />
          ))}
        </linearGradient>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
