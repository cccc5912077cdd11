import type { HeroContent, HeroMedia } from '#schemas/documents/documents.ts';
import { assetHref } from '../../assets/asset-href.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { headingTag } from '../../parts/heading-tag.ts';
import { HeroStage } from '../../parts/hero-stage.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './hero.module.css';

/** First screen of a page. */
export function Hero({ id, content }: WidgetProps<HeroContent>) {
  const { media, align } = content;
  const className = [styles.hero, styles[toLook(media)], align === 'center' && styles.center];
  return (
    <HeroStage className={className.filter(Boolean).join(' ')}>
      {media && <Media media={media} widgetId={id} />}
      <Copy id={id} content={content} />
    </HeroStage>
  );
}

/** What stands behind or beside the text. */
function toLook(media: Sanitised<HeroMedia> | undefined): 'plain' | 'picture' | 'film' {
  if (!media) return 'plain';
  return media.video === undefined ? 'picture' : 'film';
}

function Copy({ id, content }: WidgetProps<HeroContent>) {
  const { logo, eyebrow, title, headingLevel = 1, text, textLang, cta } = content;
  const Title = headingTag(headingLevel);
  return (
    <div className={styles.copy}>
      {logo && <Picture image={logo} className={styles.logo} sizes="240px" load="eager" isMark />}
      {eyebrow !== undefined && <p className="rb-eyebrow">{eyebrow}</p>}
      <Title>{title}</Title>
      {text !== undefined && (
        <p className={styles.text} lang={textLang}>
          {text}
        </p>
      )}
      {cta && (
        <ActionLink
          link={cta}
          className={`rb-button rb-button-accent ${styles.cta}`}
          event="Hero_CTA_Click"
          widgetId={id}
        />
      )}
    </div>
  );
}

interface MediaProps {
  readonly media: Sanitised<HeroMedia>;
  readonly widgetId: string;
}

/** A video loads nothing until it is played: most visitors pay for their data. */
function Media({ media: { image, video }, widgetId }: MediaProps) {
  const message = usePageMessage();
  const { assets } = usePage();
  if (video === undefined)
    return <Picture image={image} className={styles.media} load="priority" />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film of a hero repeats in moving pictures what its text says
    <video
      className={styles.player}
      poster={assetHref(image.src, assets)}
      width={image.width}
      height={image.height}
      preload="none"
      controls
      playsInline
      aria-label={message('hero.play')}
      data-event="Hero_Video_Play"
      data-event-widget={widgetId}
    >
      <source src={assetHref(video, assets)} />
    </video>
  );
}
