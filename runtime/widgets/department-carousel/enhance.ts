import { startCarousels } from '../../client/widgets/carousel.ts';

startCarousels('department-carousel');
