/** A product that is a spec alone has no tag manager. */
export async function startTags(): Promise<void> {}
