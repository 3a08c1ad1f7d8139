/** Ends with one line and status 1 when the environment holds a wrong value. */
import { loadEnv } from '#server/platform/env/env.ts';

loadEnv();
