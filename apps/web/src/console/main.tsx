import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { learnFloorTime } from '../session/http.ts';
import { markDocument } from '../text/language.ts';
import { ConsoleApp } from './console-app.tsx';
import '../ui/base.css';
import { bringFonts } from '../ui/bring-fonts.ts';

markDocument();
bringFonts();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
await learnFloorTime();
createRoot(root).render(
  <StrictMode>
    <ConsoleApp address={new URLSearchParams(location.search)} />
  </StrictMode>,
);
