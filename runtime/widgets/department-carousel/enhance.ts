import { startCarousels } from '../../client/carousel.ts';

startCarousels('department-carousel');
