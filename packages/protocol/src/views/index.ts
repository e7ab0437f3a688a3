export { auditorView } from './auditor-view.ts';
export { dealerView } from './dealer-view.ts';
export { displayView } from './display-view.ts';
export { pitView } from './pit-view.ts';
export { playerView } from './player-view.ts';
export { VIEW_SCHEMAS } from './view-schemas.ts';
