import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { floorBody, viewBodyOf } from '@baize/protocol/http';
import { GAMES } from '@baize/rulebooks';
import { afterAll, describe, expect, test } from 'vitest';
import { copyDatabase } from '../testing/postgres/cluster-template.ts';
import { type FloorProcess, floorProcess } from '../testing/processes/floor-process.ts';
import { runProgram } from '../testing/processes/run-program.ts';
import { enter, give, tableOn, untilOn } from '../testing/talk.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const inFolder = (name: string) => join(folder.path, name);

/**
 * A dealt table, an automatic one that stays open for bets, one in a hurry, and one that takes its time between
 * the close and the dice.
 */
const FLOOR = `
floor: Test floor
defaults: { unit: 100 }
tables:
  - { table: DEALT, game: rws-tai-sai-v5/a }
  - { table: SLOW, game: mbs-sic-bo-v4/alfastreet, mode: automatic, bettingSeconds: 600,
      stepSeconds: 0, pauseSeconds: 0 }
  - { table: QUICK, game: licensee-sic-bo/standard, mode: automatic, bettingSeconds: 1,
      stepSeconds: 0, pauseSeconds: 0 }
  - { table: CLOSED, game: rws-tai-sai-v5/a, mode: automatic, bettingSeconds: 1, bettingSecondsMinimum: 0,
      stepSeconds: 2, pauseSeconds: 0 }
`;

/** On a database that has its schema; that a floor opens on nothing at all is told by the demo floor. */
async function testFloor(data: string): Promise<FloorProcess> {
  await copyDatabase(inFolder(data));
  await writeFile(inFolder('floor.yaml'), FLOOR);
  return floorProcess('--demo', '--data', inFolder(data), '--floor', inFolder('floor.yaml'));
}

async function creditOf(floor: FloorProcess, token: string, table: string): Promise<unknown> {
  const { view } = viewBodyOf(SHIPPED).parse(
    await floor.get(`/api/tables/${table}/view?as=player`, token),
  );
  return view.role === 'player' ? view.credit : null;
}

test('the demo floor opens on an empty folder, ends in good order, and opens again', async () => {
  const first = await floorProcess('--demo', '--data', inFolder('demo'));
  const { tables, isDemo } = floorBody.parse(await first.get('/api/floor'));
  expect(isDemo).toBe(true);
  const games = tables.map(({ game }) => game);
  expect(GAMES.map(({ id }) => id).filter((id) => !games.includes(id))).toEqual([]);
  expect(tables.map(({ status }) => status.status)).toEqual(tables.map(() => 'open'));
  const terminal = await enter(first, { kind: 'terminal', id: 'P03' });
  const before = await creditOf(first, terminal, 'TS-C');
  expect(await first.stop()).toBe(0);
  const second = await floorProcess('--demo', '--data', inFolder('demo'));
  expect(await creditOf(second, terminal, 'TS-C')).toBe(before);
  expect(await second.stop()).toBe(0);
});

describe('after a power cut in the middle of rounds', () => {
  test('a dealt table waits for its dealer, with every registered bet', async () => {
    const first = await testFloor('cut');
    const dealer = await enter(first, { kind: 'staff', position: 'dealer' });
    const player = await enter(first, { kind: 'terminal', id: 'P01' });
    expect(await give(first, dealer, 'DEALT', { type: 'OpenBets' })).toBe('accepted');
    const bet = { type: 'PlaceBet', terminal: 'P01', bet: 'small', stake: money(500) } as const;
    expect(await give(first, player, 'DEALT', bet)).toBe('accepted');
    await untilOn(first, 'SLOW', ({ round }) => round?.phase === 'betting');
    const closed = await untilOn(first, 'CLOSED', ({ round }) => round?.phase === 'closed');
    await first.kill();

    const second = await testFloor('cut');
    const { status, round } = await untilOn(
      second,
      'DEALT',
      (table) => table.status.status !== 'open',
    );
    expect(status).toEqual({
      status: 'paused',
      reason: 'The floor was restarted during this round.',
    });
    expect(round?.phase).toBe('betting');
    expect(await give(second, player, 'DEALT', bet)).toBe('table-paused');
    expect(await give(second, dealer, 'DEALT', { type: 'ResumeTable' })).toBe('accepted');
    expect(await give(second, dealer, 'DEALT', { type: 'CloseBets' })).toBe('accepted');
    expect(await give(second, dealer, 'DEALT', { type: 'Tumble', tumbles: 3 })).toBe('accepted');
    const before = Number(await creditOf(second, player, 'DEALT'));
    const result = { type: 'RegisterResult', dice: [1, 2, 3], flat: true } as const;
    expect(await give(second, dealer, 'DEALT', { ...result, dice: [1, 2, 3] })).toBe('accepted');
    // 5.00 on Small at 1 to 1: the stake and as much again.
    expect(await creditOf(second, player, 'DEALT')).toBe(before + 1000);

    // No automatic table lost its round: not the one that was open for bets, nor the one that had closed.
    const slow = await tableOn(second, 'SLOW');
    expect(slow.round).toMatchObject({ number: 1, phase: 'betting' });
    const number = closed.round?.number;
    const isShown = ({ last }: typeof closed) => last.some((each) => each.number === number);
    await untilOn(second, 'CLOSED', isShown);
    const { last } = await tableOn(second, 'CLOSED');
    expect(last.map((each) => each.number)).toEqual(last.map((_, index) => last.length - index));
    await untilOn(second, 'QUICK', ({ last }) => last.length >= 2);
    expect(await second.stop()).toBe(0);
    const verified = await runProgram('verify', '--data', inFolder('cut'));
    expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('In order.') });
  });

  test('a dealer may declare the interruption instead, and the rulebook gives the stakes back', async () => {
    const first = await testFloor('declared');
    const dealer = await enter(first, { kind: 'staff', position: 'dealer' });
    const player = await enter(first, { kind: 'terminal', id: 'P01' });
    const before = await creditOf(first, player, 'DEALT');
    await give(first, dealer, 'DEALT', { type: 'OpenBets' });
    const bet = { type: 'PlaceBet', terminal: 'P01', bet: 'small', stake: money(500) } as const;
    await give(first, player, 'DEALT', bet);
    await give(first, dealer, 'DEALT', { type: 'CloseBets' });
    await first.kill();
    const second = await testFloor('declared');
    await untilOn(second, 'DEALT', ({ status }) => status.status === 'paused');
    const declared = { type: 'ReportIncident', incident: 'round-interrupted' } as const;
    expect(await give(second, dealer, 'DEALT', declared)).toBe('accepted');
    expect((await tableOn(second, 'DEALT')).round).toBeNull();
    expect(await creditOf(second, player, 'DEALT')).toBe(before);
    await second.stop();
  });
});
