import type { ReportName } from '@baize/protocol/client';
import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Exports',
  reportsTitle: 'Reports',
  reportsNote:
    'Of the period and table above. A PDF carries the exact figures inside, for programs.',
  report: 'Report',
  files: 'Files',
  failed: (report: string) => `${report} could not be saved.`,
  reports: {
    win: 'Win, drop, handle and theoretical',
    course: 'Course of the win',
    voids: 'Voids',
    corrections: 'Corrections',
    overrides: 'Overrides',
    incidents: 'Incidents',
    instruments: 'Instruments outstanding',
    'instruments-ended': 'Instruments void and expired',
    receivables: 'Owed to the house',
    meters: 'Lifetime meters',
  } satisfies Readonly<Record<ReportName, string>>,
  disputeTitle: 'A round in dispute',
  disputeNote:
    'One file that shows the round, its clauses and its money, and checks itself without a server.',
  table: 'Table',
  round: 'Number of the round',
  bundle: 'Save the round',
  parTitle: 'PAR sheets',
  parNote:
    'Everything a lab wants to know of a game, exactly, at the prices and limits of the table. The floor makes a sheet once, beside the bets, and remembers it.',
  parMaking: (step: number, of: number) => `Being made, step ${step} of ${of}`,
  game: 'Game',
};

const zhHans: typeof en = {
  title: '导出',
  reportsTitle: '报表',
  reportsNote: '按上方期间与桌台。PDF 内附精确数据，供程序读取。',
  report: '报表',
  files: '文件',
  failed: (report) => `未能保存：${report}`,
  reports: {
    win: '赢额、投入、投注额与理论值',
    course: '赢额走势',
    voids: '作废',
    corrections: '更正',
    overrides: '特批',
    incidents: '事件',
    instruments: '未兑投注票',
    'instruments-ended': '作废与过期投注票',
    receivables: '应收款',
    meters: '终身计量',
  },
  disputeTitle: '有争议的一局',
  disputeNote: '一个文件，列明该局、条文与款项，无需服务器即可自行核验。',
  table: '桌',
  round: '局号',
  bundle: '保存该局',
  parTitle: 'PAR 表',
  parNote:
    '按本桌赔率与限额，实验室所需的全部精确数据。每张表由系统在不影响下注的情况下制作一次，并予保存。',
  parMaking: (step, of) => `制作中，第 ${step} 步，共 ${of} 步`,
  game: '游戏',
};

export const exportWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
