// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { widget as breadcrumbs } from '../widgets/breadcrumbs/index.ts';
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx';
import { widget as button } from '../widgets/button/index.ts';
import { Button } from '../widgets/button/button.tsx';
import { widget as cards } from '../widgets/cards/index.ts';
import { Cards } from '../widgets/cards/cards.tsx';
import { widget as divider } from '../widgets/divider/index.ts';
import { Divider } from '../widgets/divider/divider.tsx';
import { widget as faq } from '../widgets/faq/index.ts';
import { Faq } from '../widgets/faq/faq.tsx';
import { widget as footer } from '../widgets/footer/index.ts';
import { Footer } from '../widgets/footer/footer.tsx';
import { widget as header } from '../widgets/header/index.ts';
import { Header } from '../widgets/header/header.tsx';
import { widget as heading } from '../widgets/heading/index.ts';
import { Heading } from '../widgets/heading/heading.tsx';
import { widget as hero } from '../widgets/hero/index.ts';
import { Hero } from '../widgets/hero/hero.tsx';
import { widget as image } from '../widgets/image/index.ts';
import { Image } from '../widgets/image/image.tsx';
import { widget as mediaText } from '../widgets/media-text/index.ts';
import { MediaText } from '../widgets/media-text/media-text.tsx';
import { widget as richText } from '../widgets/rich-text/index.ts';
import { RichText } from '../widgets/rich-text/rich-text.tsx';
import { widget as spacer } from '../widgets/spacer/index.ts';
import { Spacer } from '../widgets/spacer/spacer.tsx';
import { widget as steps } from '../widgets/steps/index.ts';
import { Steps } from '../widgets/steps/steps.tsx';
import { widget as tabs } from '../widgets/tabs/index.ts';
import { Tabs } from '../widgets/tabs/tabs.tsx';

export const editorRegistry = toRegistry([
  register(breadcrumbs, Breadcrumbs),
  register(button, Button),
  register(cards, Cards),
  register(divider, Divider),
  register(faq, Faq),
  register(footer, Footer),
  register(header, Header),
  register(heading, Heading),
  register(hero, Hero),
  register(image, Image),
  register(mediaText, MediaText),
  register(richText, RichText),
  register(spacer, Spacer),
  register(steps, Steps),
  register(tabs, Tabs),
]);
