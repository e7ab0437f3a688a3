import { describe, expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

async function houseWay(hand: string, ...options: readonly string[]) {
  return runCli(['house-way', '--json', ...options], { input: hand });
}

describe('setting by the House Way', () => {
  test('[rws-si-ki-pi-v2#Appendix H 4(ii)] answers with the documented fields, the cards as given', async () => {
    const { out, code } = await houseWay('  9c As  Kd Th \n');
    expect(out).toBe(
      '{"cards":"9c As Kd Th","low":"As Th","high":"Kd 9c","rule":"4(ii)","because":[' +
        '"rws-si-ki-pi-v2#Appendix H 4(ii)","rws-si-ki-pi-v2#Appendix H 4(i)","rws-si-ki-pi-v2#I-H4"]}\n',
    );
    expect(code).toBe(0);
  });

  test('[rws-si-ki-pi-v2#I-H4] 9 and Ace together send the higher card Low under the other reading', async () => {
    const { json } = await houseWay('As Kd Th 9c', '--reading', 'H4=exclusive');
    expect(json).toMatchObject([{ low: 'As Kd', high: 'Th 9c' }]);
  });

  test('[rws-si-ki-pi-v2#I-H2] two pairs are parted under the literal reading only', async () => {
    expect((await houseWay('Ks Kh 8d 8c')).json).toMatchObject([{ low: '8d 8c', high: 'Ks Kh' }]);
    const literal = await houseWay('Ks Kh 8d 8c', '--reading', 'H2=literal');
    expect(literal.json).toMatchObject([{ low: 'Kh 8c', high: 'Ks 8d' }]);
  });

  test('[rws-si-ki-pi-v2#I-H3] no pair is parted where exceptions only permit it', async () => {
    expect((await houseWay('9s 9h Kd Qc')).json).toMatchObject([{ low: 'Qc 9h', high: 'Kd 9s' }]);
    const permits = await houseWay('9s 9h Kd Qc', '--reading', 'H3=permits');
    expect(permits.json).toMatchObject([{ low: 'Kd Qc', high: '9s 9h' }]);
  });

  test('bad hands are answered in place', async () => {
    const { json, code } = await houseWay('As Kd Th\n\nAs Kd Th Xx\nAs As Kd Th\nAs Kd Th 9c 8c\n');
    expect(json).toMatchObject([
      { line: 1, error: { code: 'wrong-number-of-cards', found: 3 } },
      { line: 3, error: { code: 'unknown-card' } },
      { line: 4, error: { code: 'duplicate-card', card: 'As' } },
      { line: 5, error: { code: 'wrong-number-of-cards', found: 5 } },
    ]);
    expect(code).toBe(1);
  });

  test('a hand may be an argument, quoted or card by card', async () => {
    const { out } = await runCli(['house-way'], { input: 'As Kd Th 9c' });
    expect(await runCli(['house-way', 'As Kd Th 9c'])).toMatchObject({ code: 0, out });
    expect(await runCli(['house-way', 'As', 'Kd', 'Th', '9c'])).toMatchObject({ code: 0, out });
    const bad = await runCli(['house-way', '--json', 'As Kd Th Xx']);
    expect([bad.code, bad.json]).toMatchObject([1, [{ line: 1, error: { code: 'unknown-card' } }]]);
    const three = await runCli(['house-way', '--json', 'As', 'Kd', 'Th']);
    expect(three.json).toMatchObject([{ error: { code: 'wrong-number-of-cards', found: 3 } }]);
    const file = await runCli(['house-way', 'nowhere.txt']);
    expect([file.code, file.err]).toMatchObject([2, expect.stringContaining('no such file')]);
  });

  test('people read a line of text', async () => {
    const { out } = await runCli(['house-way'], { input: 'As Kd Th 9c' });
    expect(out).toBe(
      'As Kd Th 9c: low As Th (1 point, A high), high Kd 9c (9 points, K high) ' +
        '[Appendix H 4(ii), Appendix H 4(i), I-H4]\n',
    );
  });
});
