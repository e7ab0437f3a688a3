/** Everything a terminal has besides what a bet needs, in one file that is fetched when the line is quiet. */
export { DemonstrationTag } from '../ui/demonstration/demonstration-tag.tsx';
export { refusalTip, tipOn } from './betting/tip.ts';
export { CashOut } from './cash-out/cash-out.tsx';
export { HeldMeter } from './cash-out/held-meter.tsx';
export { CheckKey } from './check/check-key.tsx';
export { corrections } from './connection/corrections.ts';
export { Notices, Standing } from './connection/notices.tsx';
export { OfflineVeil } from './connection/offline-veil.tsx';
export { reconciliation, resolvedBy, resolvedLines } from './connection/reconciliation.ts';
export { TipBubble } from './felt/tip-bubble.tsx';
export { Panels } from './panels/panels.tsx';
export { RecallBar } from './recall/recall-bar.tsx';
export { sound } from './sound/notes.ts';
