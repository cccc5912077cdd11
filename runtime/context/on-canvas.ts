import { createContext } from 'react';

/**
 * Whether the tree is an editor's canvas. There, documents that belong to the page cannot be asked for, nobody fills in a form, and
 * what scripts show later is drawn where it stands.
 */
export const OnCanvas = createContext(false);
