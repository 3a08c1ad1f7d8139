import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { Admission } from '#domain/model/access.ts';
import type { RouteMeta } from '#domain/model/routes.ts';
import { allFeatures, assignableRoles, typicalPrincipal } from '../access/reach.ts';
import { compile } from '../compile.ts';
import { type DiagnosticCode, diagnosticCodes } from '../diagnostics/Diagnostic.ts';
import { diagnosticHelp } from '../diagnostics/diagnosticHelp.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { specPath } from '../model/buildRoutes.ts';
import type { Model } from '../model/Model.ts';
import { pathMatches } from '../model/routePath.ts';
import { readProject } from '../write/readProject.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

const outcomes = {
  allow: 'may open it',
  login: 'is sent to /login first',
  plan: 'is sent to the plan settings: the feature is off',
  home: 'is sent to /',
  nothing: 'sees nothing',
} as const;

/** Says in words why a role may or may not open a route; of a code, what lies behind it. */
export const explain: Command = ({ root, words, role, format }) => {
  const [wanted] = words;
  if (wanted !== undefined && isCode(wanted)) return explainCode(wanted);
  const compiled = compile(readProject(root));
  const { model } = compiled;
  if (!model || !compiled.files) {
    printProblems(compiled, format);
    return 1;
  }
  if (!wanted) {
    process.stderr.write('Name a route: npm run spec -- explain /startups --role Mentor\n');
    return 2;
  }
  const route = model.routes.find(
    (candidate) => candidate.id === wanted || pathMatches(specPath(candidate.path), wanted),
  );
  if (!route) {
    process.stderr.write(
      `No route serves '${wanted}'. ${suggestion(
        wanted,
        model.routes.map((candidate) => specPath(candidate.path)),
      )}\n`,
    );
    return 1;
  }
  const known = ['visitor', ...assignableRoles(model)];
  const roles = role === undefined ? known : known.filter((name) => name === role);
  if (roles.length === 0) {
    process.stderr.write(`The role '${role}' does not exist. ${suggestion(role ?? '', known)}\n`);
    return 1;
  }
  process.stdout.write(`${specPath(route.path)} (${route.guard.source})\n${rulesInWords(route)}`);
  for (const name of roles) process.stdout.write(`  ${name}: ${verdict(model, route, name)}\n`);
  return 0;
};

const isCode = (word: string): word is DiagnosticCode => Object.hasOwn(diagnosticCodes, word);

/** What lies behind a message of the compiler. */
function explainCode(code: DiagnosticCode): number {
  const { cause, cure } = diagnosticHelp[code];
  const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  process.stdout.write(`${code} ${diagnosticCodes[code]}\n  ${plain(cause)}\n  → ${plain(cure)}\n`);
  return 0;
}

function verdict(model: Model, route: RouteMeta, role: string): string {
  const principal = role === 'visitor' ? null : typicalPrincipal(model, role);
  const outcome = evaluateGuard(route.guard, principal, allFeatures(model));
  const permission = model.permissions.find((candidate) => candidate.key === route.guard.permission);
  const grant = permission && principal ? permission.grants[role] : undefined;
  if (permission && principal) {
    return `${outcomes[outcome]} – ${grant ? `'${permission.key}' is granted for ${grant} records` : `'${permission.key}' is not granted`} (${permission.source})`;
  }
  return outcomes[outcome];
}

function rulesInWords({ guard, redirect }: RouteMeta): string {
  const lines = [
    guard.audience === 'public'
      ? 'open to everybody'
      : guard.audience === 'signedOut'
        ? 'only for visitors'
        : 'for signed-in users',
    guard.permission && `the permission '${guard.permission}' decides, whatever the role`,
    !guard.permission && guard.roles && `for ${guard.roles.join(', ')}`,
    guard.all && `for those who are ${guard.all.map(inWords).join(' and also ')}`,
    guard.any && `for those who are ${guard.any.map(inWords).join(' or ')}`,
    guard.feature && `with the feature '${guard.feature}' enabled, else the plan settings are shown`,
    guard.flag && `with the flag '${guard.flag}' activated`,
    redirect && `leads on to ${redirect.map((target) => specPath(target.to)).join(' or ')}`,
  ];
  return lines.flatMap((text) => (text ? [`  ${text}\n`] : [])).join('');
}

const inWords = ({ roles, permission }: Admission): string =>
  permission ? `granted '${permission}'` : `one of ${(roles ?? []).join(', ')}`;
