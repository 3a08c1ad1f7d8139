/**
 * `npm run bench`: every budget of the project with its figure, and whether it is met; `npm run bench -- NAME` for one
 * part. Exits with 1 when one is missed. Figures of a machine that does other work too mean little.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Figure, isMet, printFigure } from './Figure.ts';
import { applicationDesk } from './parts/applicationDesk.ts';
import { automationTrials } from './parts/automationTrials.ts';
import { compileSpec } from './parts/compileSpec.ts';
import { consequence } from './parts/consequence/consequence.ts';
import { fanOut } from './parts/fanOut.ts';
import { findFounder } from './parts/findFounder.ts';
import { firstPages } from './parts/firstPages.ts';
import { freeTimes } from './parts/freeTimes.ts';
import { laterScreens } from './parts/laterScreens.ts';
import { longBuilder } from './parts/longBuilder.ts';
import { longFilling } from './parts/longFilling.ts';
import { longLists } from './parts/longLists.ts';
import { longTable } from './parts/longTable.ts';
import { metricPeriods } from './parts/metricPeriods.ts';
import { pageSizes } from './parts/pageSizes.ts';
import { refusedOperations } from './parts/refusedOperations.ts';
import { serverAtRest } from './parts/serverAtRest.ts';
import { taskListRatios } from './parts/taskListRatios.ts';
import { thousandRoutes } from './parts/thousandRoutes.ts';

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  compile: compileSpec,
  routes: thousandRoutes,
  limits: refusedOperations,
  // Before the sizes: it builds the client anew when something has changed.
  server: serverAtRest,
  sizes: pageSizes,
  first: firstPages,
  screens: laterScreens,
  founder: findFounder,
  table: longTable,
  fanout: fanOut,
  lists: longLists,
  desk: applicationDesk,
  builder: longBuilder,
  filling: longFilling,
  tasks: taskListRatios,
  periods: metricPeriods,
  'free-times': freeTimes,
  consequence,
  trials: automationTrials,
};

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part '${unknown.join("', '")}'. Parts: ${Object.keys(parts).join(', ')}`);
    return 2;
  }
  const [load = 0] = loadavg();
  if (load > availableParallelism()) console.log(`The machine is busy (load ${load.toFixed(1)}): times are too long.`);
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const measured = await measure();
    for (const figure of measured) console.log(printFigure(figure));
    figures.push(...measured);
  }
  const missed = figures.filter((figure) => !isMet(figure));
  console.log(`${figures.length - missed.length} of ${figures.length} budgets are met`);
  return missed.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
