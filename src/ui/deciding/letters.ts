/** Chosen where an e-mail would be sent, and none is to be. */
export const NO_LETTER = '';
