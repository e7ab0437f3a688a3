import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type Backup,
  chainAnew,
  type Fact,
  factsOf,
  type Row,
  readBackup,
  rowsOf,
  setFacts,
  setRows,
  writeBackup,
} from './altered-backup.ts';
import { CAN_AUDIT, findingsIn } from './run-auditor.ts';

// A terminal wins at `first`, cashes out, is corrected and moves to `second` with a debt.
const SMALL = fileURLToPath(new URL('../../auditor/fixtures/debt-stays.baize', import.meta.url));
// A floor of every kind, with instruments that were paid and a terminal that carries its credit.
const LARGE = fileURLToPath(
  new URL('../../../apps/server/samples/schema-13.baize', import.meta.url),
);
const folder = await mkdtemp(join(tmpdir(), 'baize-tampering-'));
afterAll(() => rm(folder, { recursive: true }));
let files = 0;

/** What is found in a backup that somebody has altered, and whose own sums fit again. */
async function found(file: string, alter: (backup: Backup) => void): Promise<string> {
  files += 1;
  const altered = join(folder, `${files}.baize`);
  const backup = await readBackup(file);
  alter(backup);
  await writeBackup(backup, altered);
  return (await findingsIn(altered)).join('\n');
}

const journal = (backup: Backup): Row[] => rowsOf(backup, 'journal');

function rowWith(backup: Backup, table: string, type: string): Row {
  const row = journal(backup).find(
    (each) => each.table_id === table && factsOf(each).some(({ event }) => event.type === type),
  );
  if (!row) throw new Error(`Nothing at ${table} is a ${type}.`);
  return row;
}

/** Events of a row told otherwise, without any hash that would fit. */
function retell(row: Row, type: string, change: (fact: Fact) => void): void {
  const facts = factsOf(row);
  for (const fact of facts) if (fact.event.type === type) change(fact);
  setFacts(row, facts);
}

const withoutRow = (backup: Backup, row: Row | undefined): void =>
  setRows(
    backup,
    'journal',
    journal(backup).filter((each) => each !== row),
  );

describe.runIf(CAN_AUDIT)('a record that somebody altered', () => {
  const WITHOUT_THE_KEY: readonly (readonly [
    what: string,
    alter: (backup: Backup) => void,
    finding: string,
  ])[] = [
    [
      'an amount in an event',
      (backup) => {
        const row = rowWith(backup, 'first', 'CreditBought');
        retell(row, 'CreditBought', ({ event }) => Object.assign(event, { amount: 1 }));
      },
      'journal first row 4: does not have the hash it claims',
    ],
    [
      'an event, with every hash after it',
      (backup) => {
        const row = rowWith(backup, 'first', 'CreditBought');
        retell(row, 'CreditBought', (fact) => Object.assign(fact, { by: { kind: 'system' } }));
        chainAnew(backup, 'not');
      },
      'journal first row 4: is not signed by the key it names',
    ],
    [
      'a row that is gone from the middle',
      (backup) => withoutRow(backup, rowWith(backup, 'first', 'CreditBought')),
      'journal first row 5: begins with event 5 where 4 is next',
    ],
    [
      'the newest row that is gone',
      (backup) =>
        withoutRow(
          backup,
          journal(backup).findLast(({ table_id }) => table_id === 'first'),
        ),
      'checkpoint 1: names a row of first that ends with event 21, which is not there',
    ],
    [
      'a row that is there twice',
      (backup) => {
        const row = rowWith(backup, 'first', 'CreditBought');
        setRows(
          backup,
          'journal',
          journal(backup).flatMap((each) => (each === row ? [row, row] : [each])),
        );
      },
      'journal first row 4: begins with event 4 where 5 is next',
    ],
    [
      'a row that was put among those of another table',
      (backup) => Object.assign(rowWith(backup, 'second', 'TableOpened'), { table_id: 'first' }),
      'journal first row 2: does not name the row before it',
    ],
    [
      'a time',
      (backup) => Object.assign(rowWith(backup, 'first', 'BetsClosed'), { at: '1' }),
      'journal first row 10: is older than the row before it',
    ],
    [
      'the table of a row',
      (backup) => {
        for (const row of journal(backup)) if (row.table_id === 'second') row.table_id = 'third';
      },
      'journal third row 1: does not have the hash it claims',
    ],
    [
      'a signature that is gone',
      (backup) => Object.assign(rowWith(backup, 'first', 'BetsClosed'), { signature: '\\N' }),
      'journal first row 10: is signed by nobody, after rows that are signed',
    ],
    [
      'a signature of another row',
      (backup) => {
        const { signature = '' } = rowWith(backup, 'first', 'BetsOpened');
        Object.assign(rowWith(backup, 'first', 'BetsClosed'), { signature });
      },
      'journal first row 10: is not signed by the key it names',
    ],
    [
      'a checkpoint that says another end',
      (backup) => {
        const [checkpoint] = rowsOf(backup, 'checkpoints');
        if (checkpoint) checkpoint.at = '5';
      },
      'checkpoint 1: does not have the hash it claims',
    ],
    [
      'a balance',
      (backup) => {
        const row = rowsOf(backup, 'balances').find(({ account }) => account === 'credit:eve');
        Object.assign(row ?? {}, { amount: '30001' });
      },
      'balances first credit:eve: say 30001, and events say 30000',
    ],
    [
      'a posting',
      (backup) => Object.assign(rowsOf(backup, 'postings')[0] ?? {}, { amount: '9' }),
      'postings first cage: say -30009, and events say -80000',
    ],
    [
      'credit put in for a terminal',
      (backup) => {
        const row = rowsOf(backup, 'terminals').find(({ id }) => id === 'dan');
        Object.assign(row ?? {}, { credit: '100000', table_id: '\\N' });
      },
      "terminals dan: says (None, 100000), and events say ('second', 0)",
    ],
    [
      'an instrument nobody issued',
      (backup) => {
        const [real] = rowsOf(backup, 'instruments');
        rowsOf(backup, 'instruments').push({ ...real, number: '900000000000000009' });
      },
      'instruments **************0009: is not what events say',
    ],
    [
      'the amount of an instrument',
      (backup) => Object.assign(rowsOf(backup, 'instruments')[0] ?? {}, { amount: '900000' }),
      'instruments **************0001: is not what events say',
    ],
  ];

  test.each(WITHOUT_THE_KEY)('%s', async (_what, alter, finding) => {
    expect((await found(SMALL, alter)).split('\n')).toContain(finding);
  });

  test('an instrument that was paid and is outstanding again', async () => {
    const again = await found(LARGE, (backup) => {
      const paid = rowsOf(backup, 'instruments').find(({ status }) => status === 'redeemed');
      Object.assign(paid ?? {}, { status: 'issued' });
    });
    expect(again).toMatch(/^instruments \*{14}0001: is not what events say$/);
  });

  test('the end of a journal in the header', async () => {
    const findings = await found(SMALL, (backup) => {
      Object.assign(backup.header.heads[0] ?? {}, { last: '20' });
    });
    expect(findings).toBe('journal first: does not end where the backup says');
  });

  test('a backup whose own sums do not fit', async () => {
    const altered = join(folder, 'damaged.baize');
    const text = gunzipSync(await readFile(SMALL)).toString('utf8');
    await writeFile(altered, gzipSync(text.replace('first\tcage\t-80000', 'first\tcage\t-90000')));
    expect(await findingsIn(altered)).toEqual([
      'backup: table balances is not what was copied',
      'backup: the whole is not what was written',
      'balances first cage: say -90000, and events say -80000',
    ]);
    await writeFile(altered, gzipSync(text.slice(0, text.length / 2)));
    await expect(findingsIn(altered)).rejects.toThrow('cannot be read');
  });
});

/** What the owner of a signing key writes is chained and signed; only the money can tell. */
describe.runIf(CAN_AUDIT)('a record that was forged with a key of the floor', () => {
  const forged = (alter: (backup: Backup) => void): Promise<string> =>
    found(SMALL, (backup) => {
      alter(backup);
      // What follows from events may follow from the forged ones.
      for (const table of ['balances', 'postings', 'terminals', 'instruments'])
        setRows(backup, table, []);
      chainAnew(backup, 'with-a-key');
    });
  const retold = (table: string, type: string, change: (fact: Fact) => void) =>
    forged((backup) => retell(rowWith(backup, table, type), type, change));
  const firstOf = ({ event }: Fact) => {
    const [posting] = event.postings ?? [];
    if (!posting) throw new Error(`${event.type} moves nothing.`);
    return posting;
  };

  test('is in order where nothing was forged but what follows from it', async () => {
    const findings = await forged(() => undefined);
    expect(findings).not.toMatch(/journal|checkpoint|floor|hold/);
  });

  test('credit that comes with a seat and was carried from nowhere', async () => {
    const findings = await retold('second', 'TerminalSeated', ({ event }) => {
      const moved = { from: 'in-transit', to: 'credit:fay', amount: 500, key: 'forged' };
      Object.assign(event, { credit: 500, postings: [moved] });
    });
    expect(findings).toContain(
      'journal second event 3: fay sits down with 500, and 0 were carried away from tables',
    );
  });

  test('an amount that is said and another that is moved', async () => {
    const findings = await retold('first', 'CreditBought', (fact) => {
      firstOf(fact).amount += 1;
    });
    expect(findings).toContain('journal first event 4: states 50000 and moves 50001');
  });

  test('money taken from somebody who has not that much', async () => {
    const findings = await retold('first', 'InstrumentIssued', (fact) => {
      firstOf(fact).amount = 100_001;
      fact.event.amount = 100_001;
    });
    expect(findings).toContain('journal first event 16: leaves -1 on credit:dan');
  });

  test('a posting and an operation that are carried out twice', async () => {
    const findings = await forged((backup) => {
      const { op, event } = factsOf(rowWith(backup, 'first', 'CreditBought'))[0] ?? {};
      retell(rowWith(backup, 'first', 'TableOpened'), 'TableOpened', (fact) => {
        fact.op = op ?? '';
        fact.event.postings = [...(event?.postings ?? [])];
      });
    });
    expect(findings).toMatch(/journal first event 4: moves dan:buys:.* a second time/);
    expect(findings).toMatch(/journal first event 4: moves money for operation .* a second time/);
  });

  test('a stake that stays in a round that is over', async () => {
    const findings = await retold('first', 'WinnersPaid', (fact) =>
      Object.assign(fact.event, { postings: (fact.event.postings ?? []).slice(1) }),
    );
    expect(findings).toContain('ends a round in which 50000 are left');
    expect(findings).toContain('table first: keeps 50000 in escrow:first-1, which is over');
  });

  test.each([
    ['less than nothing', -5],
    ['a fraction', 0.5],
    ['more than can be counted', 2 ** 53],
    ['a text', '500'],
  ])('a movement of %s', async (_what, amount) => {
    const findings = await retold('first', 'CreditBought', (fact) =>
      Object.assign(firstOf(fact), { amount }),
    );
    expect(findings).toContain('journal first event 4');
  });

  test('credit that travels by anything else than a seat and a release', async () => {
    const findings = await retold('first', 'TableOpened', ({ event }) => {
      event.postings = [{ from: 'win:first', to: 'in-transit', amount: 7, key: 'forged' }];
    });
    expect(findings).toContain(
      'journal first event 2: is a TableOpened and moves credit between tables',
    );
    expect(findings).toContain('in-transit: hold 7, and the life of each makes it 0');
  });

  test('a terminal at two tables', async () => {
    const findings = await retold('first', 'TerminalReleased', ({ event }) =>
      Object.assign(event, { terminal: 'eve', postings: [] }),
    );
    expect(findings).toContain('journal second event 7: dan sits down there while it is at first');
    expect(findings).toContain('leaves 30000 on the account of a terminal nobody is at');
  });

  test('an instrument that is paid a second time', async () => {
    const findings = await found(LARGE, (backup) => {
      const paid = rowWith(backup, 'virtual', 'InstrumentRedeemed');
      const [redeemed] = factsOf(paid);
      if (!redeemed) throw new Error('The row has the payment.');
      retell(rowWith(backup, 'corrected', 'TipGiven'), 'TipGiven', (fact) => {
        const [posting] = redeemed.event.postings ?? [];
        const again = { ...posting, key: 'again' };
        Object.assign(fact, { event: { ...redeemed.event, postings: [again] } });
      });
      chainAnew(backup, 'with-a-key');
    });
    expect(findings).toMatch(
      /journal corrected event \d+: is InstrumentRedeemed of \*{14}0001, which was redeemed before/,
    );
    expect(findings).toMatch(/over 1000, and leaves -1000/);
  });
});
