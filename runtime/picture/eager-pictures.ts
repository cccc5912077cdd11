import { createContext } from 'react';

/**
 * Whether every picture loads at once. Browsers watch each picture that waits to be seen at every frame: on a page of
 * hundreds that is redrawn while it is edited, this costs more than all else.
 */
export const EagerPicturesContext = createContext(false);
