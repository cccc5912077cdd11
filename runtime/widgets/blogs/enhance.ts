import { startCarousels } from '../../client/carousel.ts';

startCarousels('blogs');
