// The rooms of the back office: their pages, names and pictures.
import ForumIcon from '@mui/icons-material/Forum';
import QuickreplyIcon from '@mui/icons-material/Quickreply';
import { consolePages } from '@parlour/contract/staff/console-pages';

export const rooms = [
  { to: consolePages.desk, name: 'console.desk', icon: ForumIcon },
  { to: consolePages.answers, name: 'console.answers', icon: QuickreplyIcon },
] as const;
