import { eject } from '../eject/eject.ts';
import { access } from './access.ts';
import { build, check } from './build.ts';
import type { Command } from './Command.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { graph } from './graph.ts';
import { init } from './init.ts';
import { list } from './list.ts';
import { migrate } from './migrate.ts';
import { create } from './new.ts';
import { rename } from './rename.ts';
import { test } from './test.ts';
import { translate } from './translate.ts';
import { translated } from './translated.ts';
import { watch } from './watch.ts';

export const commands: Readonly<Record<string, Command>> = {
  access,
  build,
  check,
  diff,
  eject,
  explain,
  graph,
  init,
  list,
  new: create,
  migrate,
  rename,
  test,
  translate,
  translated,
  watch,
};
