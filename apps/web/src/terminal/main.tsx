import { createRoot } from 'react-dom/client';
import { markDocument } from '../text/language.ts';
import '../ui/base.css';
import { bringFonts } from '../ui/bring-fonts.ts';
import { Entry } from './entry.tsx';
import { rest } from './rest.tsx';

rest.from(() => import('./rest-parts.ts'));
markDocument();
bringFonts();
// A kiosk has no menu to offer for a finger that rests.
addEventListener('contextmenu', (event) => event.preventDefault());
const place = document.getElementById('root');
if (place) createRoot(place).render(<Entry />);

// While screens are written, what was kept would hide what has changed.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/shell.js').catch(() => undefined);
}
