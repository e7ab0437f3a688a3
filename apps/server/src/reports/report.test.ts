import { money } from '@baize/exact';
import { reportBody } from '@baize/protocol/http';
import { describe, expect, test } from 'vitest';
import { report, reportCsv } from './report.ts';
import { DEFAULT_SHIFTS } from './shift-plan.ts';
import { TablePlay } from './testing/table-play.ts';

const ASKING = { at: 0, shifts: DEFAULT_SHIFTS };

async function csv(name: 'win' | 'instruments', play: TablePlay): Promise<readonly string[]> {
  const body = reportBody.parse(await report(name, [play.journal()], {}, ASKING));
  return reportCsv(body).trimEnd().split('\r\n');
}

describe('a spreadsheet', () => {
  test('gets decimals for fractions, which it would take for dates', async () => {
    const play = new TablePlay('rws-sic-bo-2021/b');
    play.round([{ terminal: 'A', bet: 'small', stake: 5000 }], [6, 6, 5]);
    const [head, row] = await csv('win', play);
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
    const play = new TablePlay('rws-sic-bo-2021/b');
    const number = '012345678901234567';
    const order = { type: 'CashOut', terminal: 'A', number, expiresAt: play.clock + 1e9 } as const;
    play.give({ kind: 'terminal', id: 'A' }, { ...order, amount: money(700) });
    expect((await csv('instruments', play))[1]).toMatch(/^\*\*-\*{4}-\*{4}-\*{4}-4567,700,2026-/);
  });
});
