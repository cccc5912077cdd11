/** In front of what a suggested address stands for: where it lies is asked once it is chosen. */
export const ADDRESS = 'address:';
