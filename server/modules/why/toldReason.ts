import type { AccessReason, AccessWay } from '#domain/model/accessReason.ts';
import type { SpecPlaces } from '#domain/model/specPlaces.ts';
import type { Explanation } from '#server/entities/why/explainAccess.ts';
import type { RuleWay } from '#server/entities/why/waysOf.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Askable } from './askable.ts';
import { decidesAboutAccess } from './principalAsked.ts';

/** An explanation as it leaves: the places of the spec are for those who explore (decision 0072). */
export async function toldReason(
  context: RequestContext,
  asked: Askable,
  { ways, ...explained }: Explanation,
): Promise<AccessReason> {
  const places = await placesFor(context);
  return { ...explained, ways: ways.map((way) => toldWay(way, asked, explained, places)) };
}

async function placesFor(context: RequestContext): Promise<SpecPlaces | null> {
  const { placesTold } = context;
  const isTold = placesTold === 'toAll' || (placesTold === 'toAdmins' && decidesAboutAccess(context));
  return isTold ? (await import('#server/generated/specPlaces.gen.ts')).specPlaces : null;
}

function toldWay(
  { code, rule, wanted }: RuleWay,
  asked: Askable,
  explained: Pick<Explanation, 'step' | 'field'>,
  places: SpecPlaces | null,
): AccessWay {
  const { roles = [], permission = null } = rule;
  const told = { code, roles, permission, feature: featureOf(code, rule, asked), wanted };
  if (places === null) return { ...told, places: [] };
  const found = [rule.source, ...placesBehind(told, asked, explained, places)];
  return { ...told, places: [...new Set(found.filter((place) => place !== undefined))] };
}

/** The feature that is on or off, or that the plan would bring. */
function featureOf(code: RuleWay['code'], rule: RuleWay['rule'], { model }: Askable): string | null {
  if (code === 'notInPlan') return model.meta.plan?.feature ?? null;
  return (code === 'featureOn' ? rule.unless : rule.feature) ?? null;
}

/** Where that stands which a rule asks for, or which no rule is about. */
function placesBehind(
  { code, permission, feature }: Pick<AccessWay, 'code' | 'permission' | 'feature'>,
  { model, action }: Askable,
  { field }: Pick<Explanation, 'step' | 'field'>,
  places: SpecPlaces,
): readonly (string | undefined)[] {
  switch (code) {
    case 'hidden':
      return [places.visibility[model.name]];
    case 'noRule':
      return [field === null ? places.entity[model.name] : places.field[`${model.name}.${field}`]];
    case 'setByProduct':
    case 'settled':
      return [places.field[`${model.name}.${field}`]];
    case 'notOffered':
      return typeof action === 'string' ? [] : [places.action[action.id]];
    case null:
    case 'noRecord':
      return [];
    default:
      return [
        permission === null ? undefined : places.permission[permission],
        feature === null ? undefined : places.feature[feature],
      ];
  }
}
