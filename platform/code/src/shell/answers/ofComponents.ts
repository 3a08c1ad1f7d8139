import type { ScreenAddress } from '#src/shell/answers/FirstQuestions.ts';

/** What hand-written screens of the floors ask first. */
export const ofComponents: Readonly<Record<string, (address: ScreenAddress) => Promise<unknown>>> = {};
