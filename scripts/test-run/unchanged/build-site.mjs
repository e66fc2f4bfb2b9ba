// Builds the site if its sources have changed, in a process of its own: what runs beside it goes on. Plain JavaScript for the machine's own Node.
import { prepare } from '../../prepare.mjs';

await prepare();
