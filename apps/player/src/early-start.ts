// Runs as soon as its file is loaded, before React's files (chunks.ts).
import { answerEarly } from '#features/login/early-login.ts';

answerEarly();
