import { createRoot } from 'react-dom/client';
import { markDocument } from '../text/language.ts';
import '../ui/base.css';
import { Entry } from './entry.tsx';

markDocument();
const place = document.getElementById('root');
if (place) createRoot(place).render(<Entry />);
