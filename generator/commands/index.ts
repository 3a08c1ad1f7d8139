import { build, check } from './build.ts';
import type { Command } from './Command.ts';

export const commands: Readonly<Record<string, Command>> = { build, check };
