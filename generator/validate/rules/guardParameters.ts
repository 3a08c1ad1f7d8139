import { suggestion } from '../../diagnostics/suggest.ts';
import { placeIn } from '../../model/Draft.ts';
import { pathParams } from '../../model/routePath.ts';
import { ruleOfEach } from '../Rule.ts';

/** SPEC111: what goes with a permission is a parameter of the very path: `with: { courseId: '{id}' }`. */
export const guardParameters = ruleOfEach(
  (draft) => draft.routes,
  (context, route) => {
    const { allow, path } = route.value;
    if (typeof allow === 'string' || !allow.with) return;
    const known = pathParams(path).map((name) => `{${name}}`);
    for (const [name, value] of Object.entries(allow.with)) {
      const at = ['allow', 'with', name];
      if (allow.permission === undefined)
        context.report(
          'SPEC111',
          placeIn(route, at, 'key'),
          `There is no permission that '${name}' could go with.`,
          "Add 'permission:', or take it out.",
        );
      else if (!known.includes(value))
        context.report(
          'SPEC111',
          placeIn(route, at),
          `'${value}' is no parameter of the path.`,
          suggestion(value, known),
        );
    }
  },
);
