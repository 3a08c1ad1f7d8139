import type { ScreenLoader, ScreenModules } from '#src/screens/screenModules.ts';
import { screenLoader } from '../loadScreen.ts';
import type { ScreenAddress } from './FirstQuestions.ts';
import { ofKinds } from './ofKinds.ts';

/** Asks what a generic screen asks first, at an address. */
export const askOfScreen = (id: string, address: ScreenAddress): Promise<void> => askOfKind(screenLoader(id), address);

async function askOfKind<Kind extends keyof ScreenModules>([kind, load]: ScreenLoader<Kind>, address: ScreenAddress) {
  await ofKinds[kind](await load(), address);
}
