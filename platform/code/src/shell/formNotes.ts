/** A product that is a spec alone has forms as the spec says them. */
export const formNotes = {};
export const formPreviews = {};
export const formResults = {};
