/** How long a new password is; forms and the server ask for the same. */
export const passwordLength = { min: 10, max: 128 } as const;
