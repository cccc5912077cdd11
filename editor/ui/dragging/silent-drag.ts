/**
 * For what is moved by keys of its own, and tells by itself in the language of the editor what was moved where: the package that
 * drags says nothing, which it would say in English.
 */
export const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
