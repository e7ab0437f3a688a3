import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { learnFloorTime } from '../session/http.ts';
import { markDocument } from '../text/language.ts';
import { OfficeApp } from './office-app.tsx';
import '../ui/base.css';

markDocument();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
await learnFloorTime();
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
