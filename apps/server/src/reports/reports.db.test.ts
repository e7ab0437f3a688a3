import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { historyBody, reportBody, roundsBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { snapshotPlaces } from '../store/snapshot-store.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { ask } from '../testing/ask.ts';
import { tampering } from '../testing/attacks/tampering.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, dealer, manager, submitAccepted } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, type TestAppOptions, testApp } from '../testing/test-app.ts';
import { journalWithin } from './journal-facts.ts';
import { EVENTS_READ, report } from './report.ts';
import { DEFAULT_SHIFTS } from './shift-plan.ts';

const database = await testDatabase();

type Roll = readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6];

async function bet(table: RunningTable, terminal: string, area: string, stake: number) {
  const answer = await table.submit(betting(terminal, area, money(stake)));
  expect(answer.type).toBe('accepted');
}

async function finish(table: RunningTable, dice: Roll): Promise<string> {
  const round = table.state().round?.id ?? '';
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  await submitAccepted(table, dealer, { type: 'RegisterResult', dice, flat: true });
  return round;
}

/** Two rounds: the first is lost by both, the second won by the first terminal and corrected. */
async function playedFloor(name: string, config: TestAppOptions['config'] = {}) {
  const app = await testApp(database, { config });
  const [one, two] = [`${name}1`, `${name}2`];
  const table = await openDiceTable(app.tables, [one, two]);
  await bet(table, one, 'small', 1000);
  await bet(table, two, 'odd', 400);
  const first = await finish(table, [6, 6, 6]);
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await bet(table, one, 'small', 600);
  const second = await finish(table, [6, 6, 5]);
  const incident = 'wrong-result-registered';
  await submitAccepted(table, dealer, {
    type: 'ReportIncident',
    incident,
    rounds: [second],
    dice: [1, 2, 3],
  });
  const [request = ''] = table.state().approvals.keys();
  await submitAccepted(table, manager, { type: 'ApproveRequest', request });
  const api = `${app.url}/api`;
  const token = (position: 'auditor' | 'dealer' | 'pit-supervisor') =>
    staffToken(app.registry, position).then((staff) => staff.token);
  return { ...app, api, table, one, two, first, second, token };
}

test('a report that reads only its own events says what one over the whole journal says', async () => {
  const { database: pool, table } = await playedFloor('E');
  await submitAccepted(table, manager, { type: 'PauseTable', reason: 'A glass fell over.' });
  const period = { from: null, to: null };
  const asking = { at: 1, shifts: DEFAULT_SHIFTS };
  for (const name of Object.keys(EVENTS_READ) as (keyof typeof EVENTS_READ)[]) {
    const of = async (reading: Parameters<typeof journalWithin>[3]) =>
      report(name, [await journalWithin(pool, table.id, period, reading)], {}, asking);
    const whole = await of({ library: SHIPPED });
    expect(await of({ library: SHIPPED, types: EVENTS_READ[name](SHIPPED) }), name).toEqual(whole);
  }
});

test('the win report adds up what happened, and divides it as it is asked to', async () => {
  const { api, table, token } = await playedFloor('W');
  const auditor = await token('auditor');
  const answer = await ask(`${api}/reports/win?by=table&table=${table.id}`, { token: auditor });
  expect(answer.status).toBe(200);
  // Lost 1000 and 400; 600 lost at first and paid 600 after the correction. Two terminals brought
  // 1,000,000 each. An even-money bet costs 1/36, two bets on one roll as much as each alone.
  expect(reportBody.parse(answer.body)).toMatchObject({
    report: 'win',
    rows: [
      {
        table: table.id,
        rounds: 2,
        handle: 2000,
        win: 800,
        drop: 2_000_000,
        hold: '1/2500',
        winShare: '2/5',
        theoretical: '500/9',
      },
    ],
  });
  const bets = await ask(`${api}/reports/win?by=bet&table=${table.id}`, { token: auditor });
  const { rows } = reportBody.parse(bets.body);
  expect(rows).toMatchObject([
    { bet: 'odd', handle: 400, win: 400, drop: null },
    { bet: 'small', handle: 1600, win: 400, drop: null },
  ]);
});

test('a day is divided as the floor file says, in the local time of the floor', async () => {
  const shifts = { minutesEast: 480, shifts: [{ name: 'whole', from: 0 }] };
  const { api, table, token } = await playedFloor('S', { shifts });
  const address = `${api}/reports/win?by=shift&table=${table.id}`;
  const answer = await ask(address, { token: await token('auditor') });
  const shift = reportBody.parse(answer.body).rows.map((row) => 'shift' in row && row.shift);
  expect(shift).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d whole$/)]);
});

test('a report on a period is read from the snapshot before it, and no further than its end', async () => {
  const { api, table, second, token, tables, database: pool } = await playedFloor('Q');
  const auditor = await token('auditor');
  const { rows } = await pool.query<{ at: string; last: string }>(
    'select max(at) as at, max(last) as last from journal where table_id = $1',
    [table.id],
  );
  await tables.close();
  const [snapshot] = await snapshotPlaces(pool, table.id);
  expect(snapshot).toBe(Number(rows[0]?.last));
  const later = Number(rows[0]?.at) + 1;
  const asked = async (query: string) =>
    reportBody.parse(
      (await ask(`${api}/reports/${query}&table=${table.id}`, { token: auditor })).body,
    ).rows;
  const whole = await asked('corrections?from=0');
  expect(whole).toMatchObject([{ round: second }]);
  // Nothing happened since; without the journal nobody could tell otherwise.
  const { tamper, restore } = await tampering(pool, 'journal');
  await tamper('delete from journal where table_id = $1 and last < $2', [table.id, snapshot]);
  expect(await asked(`corrections?from=${later}`)).toEqual([]);
  expect(await asked(`win?from=${later}`)).toEqual([]);
  await restore();
  expect(await asked(`corrections?to=${later}`)).toEqual(whole);
  expect(await asked('corrections?to=1')).toEqual([]);
});

test('registers are for spreadsheets and for paper too', async () => {
  const { api, table, second, token } = await playedFloor('R');
  const auditor = await token('auditor');
  const address = `${api}/reports/corrections.csv?table=${table.id}`;
  const { headers, body } = await ask(address, { token: auditor });
  expect(headers.get('content-type')).toContain('text/csv');
  expect(headers.get('content-disposition')).toContain('baize-corrections.csv');
  const [head, row] = String(body).split('\r\n');
  expect(head).toBe('at,table,round,was,is,paid,taken,owed,requestedBy,approvedBy,because');
  expect(row).toContain(`,${table.id},${second},6 6 5,1 2 3,1200,0,0,dealer (dealer),`);
  const printed = await ask(`${api}/reports/corrections.pdf?table=${table.id}`, { token: auditor });
  expect(printed.headers.get('content-type')).toBe('application/pdf');
  expect(printed.headers.get('content-disposition')).toContain('baize-corrections.pdf');
  expect(String(printed.body)).toMatch(/^%PDF-1\.7/);
  // The report itself is inside, exactly as it is asked for without paper.
  expect(String(printed.body)).toContain(`"round":"${second}"`);
  const unknown = await ask(`${api}/reports/secrets`, { token: auditor });
  expect([unknown.status, unknown.body]).toMatchObject([
    404,
    { error: { code: 'unknown-report' } },
  ]);
  const refused = await ask(`${api}/reports/win`, { token: await token('dealer') });
  expect(refused.status).toBe(403);
  const wrong = await ask(`${api}/reports/win?by=colour`, { token: auditor });
  expect([wrong.status, wrong.body]).toMatchObject([400, { error: { field: 'by[0]' } }]);
  // Tens of thousands of lines that no hour keeps are made for one table, as a file too.
  for (const asked of [
    'win?by=bet,terminal',
    'win.csv?by=terminal,hour,bet',
    'win.pdf?by=hour,person&minutesEast=30',
  ]) {
    const many = await ask(`${api}/reports/${asked}`, { token: auditor });
    expect([many.status, many.body]).toMatchObject([
      400,
      { error: { code: 'table-needed', field: 'table' } },
    ]);
    const one = await ask(`${api}/reports/${asked}&table=${table.id}`, { token: auditor });
    expect(one.status).toBe(200);
  }
});

test('rounds are listed from the newest, page by page', async () => {
  const { api, table, first, second, token } = await playedFloor('L');
  const asking = { token: await token('dealer') };
  const address = `${api}/tables/${table.id}/rounds?limit=1`;
  const newest = roundsBody.parse((await ask(address, asking)).body);
  expect(newest).toMatchObject({
    rounds: [
      { round: second, status: 'corrected', result: [1, 2, 3], staked: 600, returned: 1200 },
    ],
    next: 2,
  });
  const older = roundsBody.parse((await ask(`${address}&before=2`, asking)).body);
  expect(older).toMatchObject({
    rounds: [{ round: first, number: 1, status: 'settled', staked: 1400, returned: 0 }],
    next: null,
  });
});

test('a round in progress is listed without a figure, and has no record yet', async () => {
  const { api, table, one, token } = await playedFloor('P');
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await bet(table, one, 'small', 600);
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  const rounds = await ask(`${api}/tables/${table.id}/rounds?limit=1`, {
    token: await token('dealer'),
  });
  expect(roundsBody.parse(rounds.body).rounds).toMatchObject([
    { status: 'in-progress', endedAt: null, result: null, staked: 0, returned: 0 },
  ]);
  const round = table.state().round?.id ?? '';
  const record = await ask(`${api}/tables/${table.id}/rounds/${round}`, {
    token: await token('pit-supervisor'),
  });
  expect([record.status, record.body]).toMatchObject([
    409,
    { error: { code: 'round-in-progress' } },
  ]);
});

test('a terminal sees its own rounds, with its credit before and after', async () => {
  const { api, registry, one, two, first, second } = await playedFloor('H');
  const history = async (terminal: string, query = '') => {
    const asking = { token: await terminalToken(registry, terminal) };
    return historyBody.parse((await ask(`${api}/terminals/me/history${query}`, asking)).body);
  };
  const own = await history(one);
  expect(own.rounds).toMatchObject([
    { round: second, status: 'corrected', staked: 600, returned: 1200, creditBefore: 999_000 },
    { round: first, staked: 1000, returned: 0, creditBefore: 1_000_000, creditAfter: 999_000 },
  ]);
  expect(own.rounds[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(own.rounds[0]).toMatchObject({ creditAfter: 998_400, game: 'rws-sic-bo-2021/b' });
  const other = await history(two);
  expect(other.rounds.map(({ round, staked }) => [round, staked])).toEqual([[first, 400]]);
  const page = await history(one, '?limit=1');
  expect(page).toMatchObject({ rounds: [{ round: second }], next: page.rounds[0]?.at });
  const rest = await history(one, `?limit=1&before=${page.next}`);
  expect(rest.rounds.map(({ round }) => round)).toEqual([first]);
});

test('record, transcript and bundle are for those who answer for the table', async () => {
  const { api, table, one, two, first, token } = await playedFloor('B');
  const address = `${api}/tables/${table.id}/rounds/${first}`;
  const supervisor = { token: await token('pit-supervisor') };
  const record = await ask(address, supervisor);
  expect(record.body).toMatchObject({ format: 'baize-round/1', round: first, result: [6, 6, 6] });
  const transcript = await ask(`${address}/transcript`, supervisor);
  expect(String(transcript.body)).toContain('Small');
  const bundle = await ask(`${address}/bundle?terminal=${one}`, supervisor);
  expect(bundle.headers.get('content-disposition')).toContain(`${first}-${one}.dispute.json`);
  expect(bundle.body).toMatchObject({ format: 'baize-dispute/1', terminal: one });
  expect(JSON.stringify(bundle.body)).not.toContain(two);
  const page = await ask(`${address}/bundle?format=html`, supervisor);
  expect(String(page.body)).toContain('<!doctype html>');
  const audit = await ask(`${api}/audit?action=dispute-bundle`, { token: await token('auditor') });
  expect(audit.body).toMatchObject({ lines: [{ subject: first }, { subject: first }] });
  expect((await ask(address, { token: await token('dealer') })).status).toBe(403);
  expect((await ask(`${api}/tables/${table.id}/rounds/none-1`, supervisor)).status).toBe(404);
});
