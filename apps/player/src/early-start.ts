// Runs as soon as its file is here, before React's (vite.config.ts).
import { answerEarly } from '#features/login/early-login.ts';

answerEarly();
