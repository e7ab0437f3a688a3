import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Back office',
  views: {
    win: 'Win',
    rounds: 'Rounds',
    registers: 'Registers',
    instruments: 'Instruments',
    meters: 'Meters',
    people: 'People',
    machines: 'Machines',
    floor: 'Floor',
    day: 'Gaming day',
    audit: 'Audit',
    exports: 'Exports',
  },
  sections: 'Sections',
  periods: {
    hour: 'Hour',
    shift: '8 hours',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    all: 'All',
  },
  period: 'Period',
  table: 'Table',
  allTables: (count: number) => (count === 1 ? 'The table' : `All ${count} tables`),
  tables: (count: number) => (count === 1 ? '1 table' : `${count} tables`),
  footnote:
    'Figures once reported do not change: a correction counts in the shift in which it was made.',
  keys: 'g and a letter goes to a section, / finds, e saves a spreadsheet, t shows a chart as a table',
};

const zhHans: typeof en = {
  title: '后台',
  views: {
    win: '赢额',
    rounds: '局',
    registers: '登记簿',
    instruments: '投注票',
    meters: '计量',
    people: '人员',
    machines: '终端设备',
    floor: '场地',
    day: '营业日',
    audit: '审计',
    exports: '导出',
  },
  sections: '栏目',
  periods: {
    hour: '一小时',
    shift: '八小时',
    day: '一天',
    week: '一周',
    month: '一月',
    all: '全部',
  },
  period: '期间',
  table: '桌',
  allTables: (count) => `全部 ${count} 桌`,
  tables: (count) => `${count} 桌`,
  footnote: '已报告的数字不再更改：更正计入作出更正的班次。',
  keys: 'g 加字母切换栏目，/ 查找，e 保存表格，t 以表格显示图表',
};

export const officeWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
