/** Sent to the window, while developing, when the spec has changed: what was asked for by the old one is asked for again. */
export const specChangedEvent = 'cohort:spec-changed';
