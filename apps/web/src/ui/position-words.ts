import type { StaffPosition } from '../session/staff.ts';
import type { Dictionary } from '../text/dictionary.ts';

type PositionWords = Readonly<Record<StaffPosition, string>>;

const en: PositionWords = {
  dealer: 'Dealer',
  'pit-supervisor': 'Pit supervisor',
  'pit-manager': 'Pit manager',
  'shift-manager': 'Shift manager',
  'casino-manager': 'Casino manager',
  cashier: 'Cashier',
  technician: 'Technician',
  auditor: 'Auditor',
};

const zhHans: PositionWords = {
  dealer: '荷官',
  'pit-supervisor': '区域主管',
  'pit-manager': '区域经理',
  'shift-manager': '值班经理',
  'casino-manager': '赌场经理',
  cashier: '出纳',
  technician: '技术员',
  auditor: '审计员',
};

export const positionWords: Dictionary<PositionWords> = { en, 'zh-Hans': zhHans };
