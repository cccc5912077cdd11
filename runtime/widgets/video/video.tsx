import type { Image, VideoCaptions, VideoContent } from '#schemas/documents/documents.ts';
import { assetHref } from '../../assets/asset-href.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { Html } from '../../html/html.tsx';
import type { SafeHtml, Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './video.module.css';

/** A film that loads nothing until it is played: most visitors pay for their data. */
export function Video({ id, content }: WidgetProps<VideoContent>) {
  const { eyebrow, heading, subheading, poster, transcript } = content;
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <div className={`${styles.film} ${styles[shapeOf(poster)]}`}>
        <Player id={id} content={content} />
        {transcript !== undefined && <Transcript html={transcript} />}
      </div>
    </div>
  );
}

/** The box a film is shown in, from its poster: known before any byte of it, so that nothing shifts. */
function shapeOf({ width, height }: Sanitised<Image>): 'wide' | 'square' | 'tall' {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.2 ? 'tall' : 'square';
}

function Player({ id, content }: WidgetProps<VideoContent>) {
  const { heading, video, poster, captions = [] } = content;
  const message = usePageMessage();
  const { assets } = usePage();
  return (
    // biome-ignore lint/a11y/useMediaCaption: recruiters add captions; a film without speech has none
    <video
      className={styles.player}
      poster={assetHref(poster.src, assets)}
      width={poster.width}
      height={poster.height}
      preload="none"
      controls
      playsInline
      aria-label={heading ?? (poster.alt || message('video.label'))}
      data-event="Hero_Video_Play"
      data-event-widget={id}
    >
      <source src={assetHref(video, assets)} type={mediaTypeOf(video)} />
      {captions.map((track, index) => (
        <Captions key={track.src} track={track} isDefault={index === 0} />
      ))}
    </video>
  );
}

function mediaTypeOf(video: string): string {
  return video.endsWith('.webm') ? 'video/webm' : 'video/mp4';
}

interface CaptionsProps {
  readonly track: Sanitised<VideoCaptions>;
  readonly isDefault: boolean;
}

/** A track that the site does not have is left out: players would offer captions that never come. */
function Captions({ track: { src, language }, isDefault }: CaptionsProps) {
  const { assets } = usePage();
  const message = usePageMessage();
  if (!assets[src]) return null;
  return (
    <track
      kind="captions"
      src={assetHref(src, assets)}
      srcLang={language}
      label={message(`video.captions-${language}`)}
      default={isDefault}
    />
  );
}

function Transcript({ html }: { readonly html: SafeHtml }) {
  const message = usePageMessage();
  return (
    <Disclosure summary={message('video.transcript')}>
      <div className={styles.text}>
        <Html html={html} />
      </div>
    </Disclosure>
  );
}
