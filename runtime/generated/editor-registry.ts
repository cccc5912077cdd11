// Generated from runtime/widgets by `npm run codegen`. Do not edit.
import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../widgets/button/button.tsx';
import { Cards } from '../widgets/cards/cards.tsx';
import { Divider } from '../widgets/divider/divider.tsx';
import { Faq } from '../widgets/faq/faq.tsx';
import { Footer } from '../widgets/footer/footer.tsx';
import { Header } from '../widgets/header/header.tsx';
import { Heading } from '../widgets/heading/heading.tsx';
import { Hero } from '../widgets/hero/hero.tsx';
import { Image } from '../widgets/image/image.tsx';
import { MediaText } from '../widgets/media-text/media-text.tsx';
import { RichText } from '../widgets/rich-text/rich-text.tsx';
import { Spacer } from '../widgets/spacer/spacer.tsx';
import { Steps } from '../widgets/steps/steps.tsx';
import { Tabs } from '../widgets/tabs/tabs.tsx';

export const editorRegistry = toRegistry([
  register('breadcrumbs', Breadcrumbs),
  register('button', Button),
  register('cards', Cards),
  register('divider', Divider),
  register('faq', Faq),
  register('footer', Footer),
  register('header', Header),
  register('heading', Heading),
  register('hero', Hero),
  register('image', Image),
  register('media-text', MediaText),
  register('rich-text', RichText),
  register('spacer', Spacer),
  register('steps', Steps),
  register('tabs', Tabs),
]);
