// Runs as soon as its file is here, before React's (chunks.ts).
import { answerEarly } from '#features/login/early-login.ts';

answerEarly();
