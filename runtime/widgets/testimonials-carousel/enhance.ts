import { startCarousels } from '../../client/carousel.ts';

startCarousels('testimonials-carousel');
