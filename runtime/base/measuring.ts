/** Category of the consent that allows measuring. */
export const MEASURING = 'measuring';

/** Category of what the site keeps when somebody uses something; nobody is asked about it. */
export const NEEDED = 'needed';

/** Address of the question on its page. */
export const QUESTION = '#cookies';

/**
 * What stands before a widget's id in that of its section's element, where the section is named after the widget and holds no
 * other section. Most are so, and pages only say what the others show.
 */
export const NAMED_AFTER = 's-seccion-';
