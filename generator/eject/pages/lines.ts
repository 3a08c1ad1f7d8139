/** Lines that are written only where the screen has a use for them. */
export const when = (isThere: boolean, ...lines: readonly string[]): readonly string[] => (isThere ? lines : []);

export const literal = (text: string | undefined): string => `'${text}'`;
