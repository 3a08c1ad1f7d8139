/** Where stories of the spec stand, each kind in a folder of its own below. */
export const storiesFolder = 'src/generated/stories';

/** What draws them, as seen from such a folder. */
export const STORY_HELPERS = '../../../../stories/screens';
