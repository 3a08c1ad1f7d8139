import { isFeatureEnabled } from '#domain/access/features.ts';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { sectionOf } from '#domain/overlay/overlayAsYaml.ts';
import { type Overlay, overlayChanges } from '#domain/overlay/overlayChanges.ts';
import type { OwnWord } from '#domain/text/ownWords.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { type Refusal, refusalText } from '#server/platform/texts/refusals.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { problemsOfArrangements } from '../../arrangement/problemsOfArrangements.ts';
import { problemsOfWords } from '../../guardOwnWords.ts';
import { ownOverlay } from '../ownOverlay.ts';
import { rolesThere } from '../ownRoles.ts';
import { OverlayFile } from './OverlayFile.ts';
import { overlayIn } from './overlayIn.ts';

/** Longer than all that an organisation can have otherwise. */
const LONGEST_FILE = 500_000;

interface Found extends Refusal {
  readonly line: number;
}

/** What a file would change of an organisation's words, menus, tables, forms, automations and roles; all that is wrong with it, line by line. */
export async function readOverlay(context: RequestContext, text: string) {
  if (text.length > LONGEST_FILE) {
    throw new ValidationError([{ path: 'text', reason: 'maxLength', values: { field: 'text', max: LONGEST_FILE } }]);
  }
  const before = await overlayBefore(context);
  const file = new OverlayFile(text);
  const { overlay: said, strange } = overlayIn(file.mistakes.length > 0 ? null : file.values, before.roles ?? null);
  const overlay = withRolesThatStay(said, before);
  const found: readonly Found[] = [
    ...file.mistakes.map(({ line, problem }) => ({ line, reason: 'yamlUnreadable' as const, values: { problem } })),
    ...strange.map(({ at, ...refusal }) => ({ ...refusal, line: file.lineOf(at) })),
    ...overlay.words.flatMap((word) => faultsOfWord(file, word, before)),
    ...rolesOutOfPlan(context, said, before).map((name) => ({
      reason: 'notInPlan' as const,
      values: {},
      line: file.lineOf(['roles', name]),
    })),
    ...overlay.arrangements.flatMap((one) => faultsOfPlace(file, one, overlay, before)),
  ];
  const reader = readerOfAnswer(context);
  return {
    problems: found
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, ...refusal }) => ({ line, message: refusalText(reader, refusal) })),
    changes: file.mistakes.length > 0 ? [] : overlayChanges(before, overlay),
    ownWords: overlay.words,
    arrangements: overlay.arrangements,
    automationsOff: overlay.automationsOff ?? [],
    roles: said.roles ?? null,
  };
}

/** What a file is held against: of roles also those that are as in the product, whatever it says of them. */
async function overlayBefore(context: RequestContext): Promise<Overlay> {
  const own = await ownOverlay(context);
  return own.roles === undefined ? own : { ...own, roles: await rolesThere(context) };
}

/** A role that the file lacks does what its types do from then on, but is no role that is gone: people may have it. */
function withRolesThatStay(said: Overlay, { roles: before = [] }: Overlay): Overlay {
  if (said.roles === undefined) return said;
  const named = new Set(said.roles.map(({ name }) => name));
  const lacking = before.filter(({ name }) => !named.has(name));
  return { ...said, roles: [...said.roles, ...lacking.map((role) => ({ ...role, grants: {} }))] };
}

/** New roles, where the plan has none beside those that everybody has. */
function rolesOutOfPlan({ tenant }: RequestContext, { roles = [] }: Overlay, before: Overlay): readonly string[] {
  if (isFeatureEnabled(tenant.features, 'customRoles')) return [];
  const known = new Set(before.roles?.map(({ name }) => name));
  return roles.map(({ name }) => name).filter((name) => !known.has(name));
}

const faultsOfWord = (file: OverlayFile, word: OwnWord, before: Overlay): Found[] =>
  problemsOfWords([word], before.words).map((problem) => at(problem, file.lineOf(['words', word.language, word.key])));

/** Each place by itself, after those before it: what disagrees with another is told at the later of the two. */
function faultsOfPlace(file: OverlayFile, one: Arrangement, { arrangements }: Overlay, before: Overlay): Found[] {
  const earlier = arrangements.slice(0, arrangements.indexOf(one));
  const known = new Set(problemsOfArrangements(earlier, before.arrangements).map(textOf));
  return problemsOfArrangements([...earlier, one], before.arrangements)
    .filter((problem) => !known.has(textOf(problem)))
    .map((problem) => at(problem, file.lineUnder([sectionOf[one.kind], one.name], String(problem.values?.name ?? ''))));
}

const at = ({ reason, values }: FieldProblem, line: number): Found => ({ reason, values, line });
const textOf = (problem: FieldProblem): string => JSON.stringify(problem);
