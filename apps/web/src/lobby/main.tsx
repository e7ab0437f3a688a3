import { createRoot } from 'react-dom/client';
import { markDocument } from '../text/language.ts';
import '../ui/base.css';
import { Lobby } from './lobby.tsx';

markDocument();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(<Lobby />);
