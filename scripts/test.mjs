/**
 * `npm test`: installs what is missing, then runs every check one after the other and closes with
 * `N passed, N failed`. Each check goes on after another's failure, so that one run tells all.
 * Runs under any Node from 20 on; the checks themselves under the Node that the project pins.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureModules } from './ensureModules.mjs';
import { noteMade } from './madeOnce.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const reports = join(root, '.cache', 'reports');
/** What Node made of each module, types taken out and compiled: a run starts the server some hundred times. */
const compiled = join(root, '.cache', 'compiled');

ensureModules(root);
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  CHROMIUM_PATH: ensureBrowser(root) ?? '',
  TZ: 'UTC',
  NODE_COMPILE_CACHE: compiled,
};
if (env.CHROMIUM_PATH) process.stdout.write(`Pages are opened in ${env.CHROMIUM_PATH}\n`);
rmSync(reports, { recursive: true, force: true });
// Copies of the project that tests make leave theirs too, each under another name.
rmSync(compiled, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** What failed and the beginning of why: a log is often kept from its end only. */
const reasons = [];
/** What failed beside all others and passed alone: counted as passed, but told, because something in it is unsteady. */
const unsteady = [];
/** With more failed files than these, the cause is not the noise of the machine. */
const FILES_RUN_AGAIN = 5;
/** What takes longer than these seconds is not run again: a whole run has to end within the time that CI gives it. */
const SECONDS_RUN_AGAIN = 240;
/** Nothing is run again after these minutes, for the same reason. */
const MINUTES_FOR_RUNNING_AGAIN = 60;
const begun = Date.now();
const minutesSoFar = () => Math.round((Date.now() - begun) / 60_000);

/** Where a run spends its time is read from its log, which may end before the run does. */
const nameStep = (name) => process.stdout.write(`\n── ${name} (after ${minutesSoFar()} min)\n`);

/** A check that is right or wrong as a whole. */
function check(name, command, args) {
  const started = Date.now();
  nameStep(name);
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  count(name, status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }, started);
  return status === 0;
}

/** So many files are named after each check, because what takes long is found by looking. */
const LONGEST_NAMED = 8;

function nameLongest(seconds) {
  const longest = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  const named = longest.slice(0, LONGEST_NAMED).map(([file, taken]) => `${file} ${Math.round(taken)} s`);
  if (named.length > 0) process.stdout.write(`   longest: ${named.join(', ')}\n`);
}

/** A runner that counts its own tests, in a JSON report. The few files in which a test fails are run once more, alone. */
function suite(name, command, args, report, read) {
  const started = Date.now();
  nameStep(name);
  const first = runSuite(command, args, report, read);
  nameLongest(first.seconds);
  const secondsAgain = first.files.reduce((sum, file) => sum + (first.seconds[file] ?? 0), 0);
  const isNoise =
    first.failed > 0 &&
    first.files.length > 0 &&
    first.files.length <= FILES_RUN_AGAIN &&
    secondsAgain <= SECONDS_RUN_AGAIN &&
    minutesSoFar() < MINUTES_FOR_RUNNING_AGAIN;
  if (!isNoise) {
    reasons.push(...first.reasons);
    return count(name, first, started);
  }
  nameStep(`${name}: what failed, once more and alone`);
  const again = runSuite(command, [...args, ...first.again], report, read);
  if (again.failed === 0) unsteady.push(...first.reasons);
  reasons.push(...again.reasons);
  const passed = first.passed + first.failed + first.notRun - again.failed - again.notRun;
  const skipped = first.skipped - first.notRun + again.notRun;
  count(name, { passed, failed: again.failed, skipped }, started);
}

function runSuite(command, args, report, read) {
  rmSync(report, { force: true });
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  const nothing = { passed: 0, failed: 0, skipped: 0, notRun: 0, reasons: [], files: [], seconds: {} };
  const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  // A runner that dies without a failed test has failed all the same.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1, files: [] } : counted;
}

function count(name, { passed, failed, skipped }, started) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push(name);
  process.stdout.write(
    `   ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}

const shortened = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 14)
    .map((line) => `      ${line.slice(0, 200)}`)
    .join('\n');

/** A file of tests that could not begin (its set-up failed) counts as failed, though none of its tests ran. */
const fromVitest = (report) => {
  const files = report.testResults.filter(({ status }) => status === 'failed');
  const failedTests = (file) => file.assertionResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files.filter((file) => failedTests(file).length === 0).length,
    skipped: report.numPendingTests,
    notRun: 0,
    files: files.map(({ name }) => relative(root, name)),
    again: files.map(({ name }) => relative(root, name)),
    seconds: Object.fromEntries(
      report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
    ),
    reasons: files.flatMap((file) => [
      ...(file.message ? [`${relative(root, file.name)}\n${shortened(file.message)}`] : []),
      ...failedTests(file).map(
        ({ fullName, failureMessages }) =>
          `${relative(root, file.name)} › ${fullName}\n${shortened(failureMessages[0])}`,
      ),
    ]),
  };
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
function secondsOf(specs) {
  const seconds = {};
  for (const { file, tests } of specs) {
    const taken = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds[file] = (seconds[file] ?? 0) + taken;
  }
  return seconds;
}

const fromPlaywright = ({ stats, suites }) => {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    // Those that follow a failed one in a file whose tests build on each other.
    notRun: stats.skipped,
    files: [...new Set(failed.map(({ file }) => file))],
    again: ['--last-failed'],
    seconds: secondsOf(suites.flatMap(specsOf)),
    reasons: failed.map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find(({ error: told }) => told)?.error;
      return `${file} › ${title}\n${shortened(error?.message)}`;
    }),
  };
};
const vitest = (name, id, args) => {
  const report = join(reports, `${id}.json`);
  suite(
    name,
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    fromVitest,
  );
};

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

if (wanted('generate') && check('generate', 'npm', ['run', '--silent', 'generate'])) noteMade(root, 'generate');
if (wanted('spec')) check('spec', 'node', ['generator/cli.ts', 'check']);
if (wanted('schema')) check('docs/schema.graphql is fresh', 'node', ['scripts/print-schema.ts', '--check']);
if (wanted('schema')) check('docs/events.md is fresh', 'node', ['scripts/print-events.ts', '--check']);
if (wanted('types')) check('types', 'tsc', ['--noEmit']);
if (wanted('lint')) check('lint', 'npm', ['run', '--silent', 'lint']);
if (wanted('build') && check('build', 'vite', ['build', '--logLevel', 'warn'])) noteMade(root, 'build');
if (wanted('unit')) vitest('unit and contract tests', 'unit', ['--project=unit', '--project=vite']);
if (wanted('postgres')) vitest('contract on PostgreSQL with two processes', 'postgres', ['--project=postgres']);
if (wanted('stories')) vitest('stories and accessibility', 'storybook', ['--config=.storybook/vitest.config.ts']);
if (wanted('browser')) {
  suite('browser tests', 'playwright', ['test'], join(reports, 'playwright.json'), fromPlaywright);
}

/** Stories compared with how they looked: light, dark, Arabic and on a phone. */
function pictures(which) {
  env.PICTURES = which;
  suite(
    `pictures (${which})`,
    'node',
    ['tests/pictures/comparePictures.mjs'],
    join(reports, 'pictures.json'),
    fromPlaywright,
  );
}

// Only when asked for, until many runs beside other work have shown that none of them differs by itself.
if (only.includes('pictures') || only.includes('screens')) pictures('sample');

// Only when asked for: every screen as every role, some twenty minutes. `npm test` opens each as one role.
if (only.includes('screens')) {
  env.SCREENS = 'full';
  suite(
    'all screens as all roles',
    'playwright',
    ['test', 'screens'],
    join(reports, 'playwright.json'),
    fromPlaywright,
  );
}

for (const reason of unsteady) process.stdout.write(`\n  ~ passed only when run once more, alone: ${reason}\n`);
if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join(', ')}\n`);
for (const reason of reasons.slice(0, 40)) process.stdout.write(`\n  ✗ ${reason}\n`);
if (reasons.length > 40) process.stdout.write(`\n  … and ${reasons.length - 40} more\n`);
process.stdout.write(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}\n`,
);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
