// Home: the lobby. Whatever other features add to it is composed here.
import { Home } from '#features/lobby/home/home.tsx';

export const HomePage = () => <Home />;
