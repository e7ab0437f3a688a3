import { createRoot } from 'react-dom/client';
import { DisplayApp } from './display-app.tsx';
import '../ui/base.css';
import { bringFonts } from '../ui/bring-fonts.ts';

bringFonts();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const table = new URLSearchParams(location.search).get('table');
createRoot(root).render(<DisplayApp table={table} />);
