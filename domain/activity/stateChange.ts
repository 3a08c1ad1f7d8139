/** How the activity log keeps which state a record has come to: `status=cancelled`. */
export const stateChange = (field: string, value: string): string => `${field}=${value}`;
