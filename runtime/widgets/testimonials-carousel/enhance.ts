import { startCarousels } from '../../client/widgets/carousel.ts';

startCarousels('testimonials-carousel');
