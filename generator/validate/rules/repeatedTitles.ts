import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';

/** SPEC217: a title of a route that is its screen's anyway, or that nobody sees because the route leads elsewhere. */
export const repeatedTitles = ruleOfEach(
  (draft) => draft.routes,
  (context, route) => {
    const { title, screen } = route.value;
    if (title === undefined) return;
    const ofScreen = screen === undefined ? undefined : context.draft.screens.get(screen)?.value.title;
    const place = placeIn(route, ['title']);
    if (screen === undefined)
      context.report('SPEC217', place, 'The route leads elsewhere: nobody sees its title.', "Take 'title' out.");
    else if (title === ofScreen)
      context.report('SPEC217', place, `The screen '${screen}' has this title already.`, "Take 'title' out.");
  },
);
