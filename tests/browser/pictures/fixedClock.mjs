/**
 * Loaded before the server (`node --import`): its days begin at `CLOCK_STARTS`, so that dates of the demo, which count from the
 * moment it is made, are the same in every set of pictures. Time goes on, because the server waits for it.
 */
const startsAt = Date.parse(process.env.CLOCK_STARTS ?? '');
const RealDate = Date;
const loadedAt = RealDate.now();
const now = () => startsAt + RealDate.now() - loadedAt;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};
