import { isLink } from '../text/webLink.ts';

/**
 * The formats of the spec's field types, for Ajv: used where a schema is compiled, and imported by what it is compiled to.
 */
export const formats = {
  // Deliberately simple: the server asks the address itself by sending a mail to it.
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  // As people type links (001 §5). The server keeps web addresses alone, because it and the pages go to some of them.
  uri: isLink,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/,
};

/** Length in characters, not in UTF-16 units, as JSON Schema counts it. */
export const lengthOf = (text: string): number => [...text].length;
