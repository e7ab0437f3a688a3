import { money } from '@baize/exact';
import { reportBody } from '@baize/protocol/http';
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../testing/table-play.ts';
import { report, reportCsv } from './report.ts';
import { DEFAULT_SHIFTS } from './shift-plan.ts';

const ASKING = { at: 0, shifts: DEFAULT_SHIFTS };

async function csv(play: TablePlay): Promise<readonly string[]> {
  const body = reportBody.parse(await report('win', [play.journal()], {}, ASKING));
  return linesOf(reportCsv(body));
}

function linesOf(text: string): readonly string[] {
  return text.trimEnd().split('\r\n');
}

describe('a spreadsheet', () => {
  test('gets decimals for fractions, which it would take for dates', async () => {
    const play = new TablePlay('rws-sic-bo-2021/b');
    play.round([{ terminal: 'A', bet: 'small', stake: 5000 }], [6, 6, 5]);
    const [head, row] = await csv(play);
    expect(head).toBe(
      'shift,table,game,bet,rounds,handle,win,commission,drop,hold,winShare,theoretical,theoreticalShare,z,assumes,hour,terminal,person,deviation',
    );
    // 5000 of 3,000,000 is 1/600; 5000/36 is 138.89; (5000 - 138.89) / (5000 x root of 1295/1296),
    // and that product is 4998.07.
    expect(row).toBe(
      ',,,,1,5000,5000,0,3000000,0.001667,1.000000,138.89,0.027778,0.973,,,,,4998.07',
    );
  });

  test('gets a validation number in groups, which it cannot round, and only its end', async () => {
    const at = Date.parse('2026-11-15T12:00:00Z');
    const place = { table: 'T1', terminal: 'A', issuedAt: at, expiresAt: at + 1e9 };
    const row = { number: '**************4567', amount: money(700), ...place };
    const body = { report: 'instruments', from: null, to: null, at, rows: [row] };
    const [, line] = linesOf(reportCsv(reportBody.parse(body)));
    expect(line).toMatch(/^\*\*-\*{4}-\*{4}-\*{4}-4567,700,2026-/);
  });
});
