import { RULEBOOKS } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const TAI_SAI = 'rws-tai-sai-v5';

describe('looking up a clause', () => {
  test('says what it asks and under which keys code asks for it', async () => {
    const { out, code } = await runCli(['clause', `${TAI_SAI}#5.12`]);
    expect(out).toContain(
      `${TAI_SAI}#5.12  rule\n  A void round gives every bet of that round back.`,
    );
    expect(out).toContain('void-returns-bets');
    expect(code).toBe(0);
  });

  test('has the documented fields', async () => {
    const { json } = await runCli(['clause', `${TAI_SAI}#5.5.2`, '--json']);
    expect(json).toMatchObject([
      {
        citation: `${TAI_SAI}#5.5.2`,
        book: TAI_SAI,
        id: '5.5.2',
        kind: 'rule',
        why: null,
        reads: [],
        readings: [],
        incidents: ['die-not-flat'],
      },
    ]);
    expect(Object.keys(Object(json[0]))).toEqual([
      'citation',
      'book',
      'id',
      'kind',
      'says',
      'why',
      'reads',
      'status',
      'readings',
      'readBy',
      'keys',
      'incidents',
      'code',
      'tests',
    ]);
  });

  test('an interpretation gives its reason, its clauses and its other readings', async () => {
    const { json } = await runCli(['clause', 'rws-si-ki-pi-v2#I-H2', '--json']);
    expect(json).toMatchObject([
      { kind: 'interpretation', status: 'proposed', readings: ['H2=never-split', 'H2=literal'] },
    ]);
  });

  test('a reading is found in every book that has it, whatever the case', async () => {
    const { json } = await runCli(['clause', 'd13', '--json']);
    expect(json).toHaveLength(RULEBOOKS.length);
    expect((await runCli(['clause', 'I-L3', '--json'])).json).toMatchObject([{ book: TAI_SAI }]);
  });

  test('a bare number is looked up in every book', async () => {
    const { out } = await runCli(['clause', '5.12']);
    expect(out).toContain(`${TAI_SAI}#5.12`);
  });

  test('a name of several words needs no quotes', async () => {
    const { json } = await runCli(['clause', '--json', 'rws-si-ki-pi-v2#Appendix', 'H', '4(ii)']);
    expect(json).toMatchObject([{ id: 'Appendix H 4(ii)' }]);
  });

  test('a rulebook or one of its games lists all of its clauses', async () => {
    for (const book of RULEBOOKS) {
      const { out } = await runCli(['clause', book.id]);
      const count = Object.keys(book.clauses).length + Object.keys(book.interpretations).length;
      expect(out.trimEnd().split('\n')).toHaveLength(count);
    }
    const game = await runCli(['clause', `${TAI_SAI}/a`]);
    expect(game.out).toBe((await runCli(['clause', TAI_SAI])).out);
  });

  test('a near miss is a no, with what was probably meant', async () => {
    const wrong = [TAI_SAI, '5.5.9'].join('#');
    const { err, code } = await runCli(['clause', wrong]);
    expect(code).toBe(1);
    expect(err).toContain(`${TAI_SAI}#5.5`);
    expect((await runCli(['clause', 'rws-taisai-v5#5'])).err).toContain(TAI_SAI);
    expect((await runCli(['clause', 'zzz'])).err).toContain(
      'There is no rulebook, clause or reading',
    );
  });

  test('a rule of the platform is shown as what it is', async () => {
    const { out, code } = await runCli(['clause', ['baize-floor', 'two-people'].join('#')]);
    expect(code).toBe(0);
    expect(out).toMatch(/^baize-floor#two-people {2}platform\n {2}Corrections, late voids /);
    const listed = await runCli(['clause', 'baize-floor', '--json']);
    const lines = listed.out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).kind)).toEqual(lines.map(() => 'platform'));
    expect(lines.length).toBeGreaterThan(20);
    expect((await runCli(['clause', ['baize-floor', 'nothing'].join('#')])).code).toBe(1);
  });

  test('without a clause the command was called wrongly', async () => {
    expect((await runCli(['clause'])).code).toBe(2);
  });
});
