// Builds the site if its sources have changed, in a separate process, so that parallel steps continue. Plain JavaScript for the machine's own Node.
import { prepare } from '../../prepare.mjs';

await prepare();
