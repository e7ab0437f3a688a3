import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { decideBy, settingText } from '@baize/testing/house-way-text';
import { hand } from '@baize/testing/si-ki-pi-cards';
import { describe, expect, test } from 'vitest';
import { cardsText } from '../cards/hand.ts';
import { siKiPiGame } from '../game.ts';
import { houseWay } from './house-way-setting.ts';

/** The patterns, in any order, that a rule decides and how it sets them. */
function expectRule(rule: string, table: string): void {
  const expected = table.split('\n').map((line) => line.trim());
  expect(decideBy(rule).toSorted()).toEqual(expected.toSorted());
}

describe('a pair', () => {
  test('[rws-si-ki-pi-v2#Appendix H 1] stays together in 1,068 patterns, as the better hand', () => {
    expect(decideBy('1')).toHaveLength(1_068);
    expect(settingText('AKQQ')).toBe('AK QQ 1');
    expect(settingText('A552')).toBe('A2 55 1');
    expect(settingText('KK82')).toBe('82 KK 1');
    expect(settingText('9944')).toBe('44 99 1');
    expect(settingText('9994')).toBe('94 99 1');
    expect(settingText('9444')).toBe('94 44 1');
    expect(settingText('4444')).toBe('44 44 1');
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(i)] of 9s is parted into nine and nine', () => {
    expectRule(
      '1(i)',
      `KQ99 Q9 K9
       KJ99 J9 K9
       KT99 T9 K9
       QJ99 J9 Q9
       QT99 T9 Q9
       JT99 T9 J9`,
    );
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)] of 8s, 7s, 6s, 3s or 2s is parted in 31 patterns; no other is', () => {
    const parted = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((letter) => decideBy(`1(ii)(${letter})`));
    expect(parted).toHaveLength(31);
    expect(parted.every((line) => /^\w*(88|77|66|33|22)/.test(line))).toBe(true);
    // Other pairs would make listed results as well: seven and nine, eight and nine.
    expect(settingText('5542')).toBe('42 55 1');
    expect(settingText('AA87')).toBe('87 AA 1');
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)(a)] is parted into seven and nine', () => {
    expectRule(
      '1(ii)(a)',
      `A988 98 A8
       K772 K7 72
       Q772 Q7 72
       J772 J7 72
       T772 T7 72
       A663 A6 63
       6433 43 63
       7522 52 72`,
    );
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)(b)] is parted into eight and eight', () => {
    expectRule(
      '1(ii)(b)',
      `KQ88 Q8 K8
       KJ88 J8 K8
       KT88 T8 K8
       QJ88 J8 Q8
       QT88 T8 Q8
       JT88 T8 J8`,
    );
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)(c)] is parted into eight and nine', () => {
    expectRule(
      '1(ii)(c)',
      `AK88 K8 A8
       AQ88 Q8 A8
       AJ88 J8 A8
       AT88 T8 A8
       A772 A7 72
       6632 62 63
       6533 53 63
       7622 62 72`,
    );
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)(d)] is parted into seven and a Gong', () => {
    expectRule(
      '1(ii)(d)',
      `9882 98 82
       8522 52 82`,
    );
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)(e)] is parted into eight and a Gong', () => {
    expectRule(
      '1(ii)(e)',
      `K882 K8 82
       Q882 Q8 82
       J882 J8 82
       T882 T8 82
       8622 62 82`,
    );
  });

  test('[rws-si-ki-pi-v2#Appendix H 1(ii)(f)] is parted into nine and a Gong', () => {
    expectRule(
      '1(ii)(f)',
      `A882 A8 82
       8722 72 82`,
    );
  });
});

test('three or four equal cards are parted in the middle, so that a hand once set is set so for ever', () => {
  const set = (text: string) => {
    const { low, high } = houseWay(hand(text), siKiPiGame(rwsSiKiPiV2));
    return [cardsText(low), cardsText(high)];
  };
  expect(set('9s 9h 9d 4c')).toEqual(['9d 4c', '9s 9h']);
  expect(set('9s 4h 4d 4c')).toEqual(['9s 4h', '4d 4c']);
  expect(set('4s 4h 4d 4c').toSorted()).toEqual(['4d 4c', '4s 4h']);
});

test('[rws-si-ki-pi-v2#Appendix H 2] without a pair the Gong goes High in 55 patterns', () => {
  const gongs = decideBy('2');
  expect(gongs).toHaveLength(55);
  for (const line of gongs) {
    const ranks = line.slice(0, 4);
    expect(line).toBe(`${ranks} ${ranks.replace(/[82]/g, '')} 82`);
  }
  expect(settingText('AK82')).toBe('AK 82 2');
  expect(settingText('8762')).toBe('76 82 2');
});

test('[rws-si-ki-pi-v2#Appendix H 3] two patterns are exceptions to the best Low Hand', () => {
  expect([...decideBy('3(i)'), ...decideBy('3(ii)')]).toEqual(['A432 A3 42', 'A532 A3 52']);
  expect(settingText('A542')).toBe('42 A5 4(i)');
  expect(settingText('A632')).toBe('32 A6 4(i)');
});

test('[rws-si-ki-pi-v2#Appendix H 3(i)] A-2-3-4 is four and six, although five and five could be made', () => {
  expect(settingText('A432')).toBe('A3 42 3(i)');
});

test('[rws-si-ki-pi-v2#Appendix H 3(ii)] A-2-3-5 is four and seven, although five and six could be made', () => {
  expect(settingText('A532')).toBe('A3 52 3(ii)');
});

describe('everything else', () => {
  test('[rws-si-ki-pi-v2#Appendix H 4] is 658 of the 715 patterns without a pair', () => {
    const rest = ['4(i)', '4(ii)', '4(iii)'].map((rule) => decideBy(rule).length);
    expect(rest).toEqual([411, 210, 37]);
  });

  test('[rws-si-ki-pi-v2#Appendix H 4(i)] makes the best Low Hand', () => {
    expect(settingText('9765')).toBe('76 95 4(i)');
    expect(settingText('K765')).toBe('76 K5 4(i)');
    expect(settingText('A987')).toBe('98 A7 4(i)');
    expect(settingText('AK65')).toBe('K6 A5 4(i)');
  });

  test('[rws-si-ki-pi-v2#Appendix H 4(ii)] puts the higher of two zero cards Low, or High beside a 9 or an Ace', () => {
    expect(settingText('AKT9')).toBe('AT K9 4(ii)');
    expect(settingText('KQ75')).toBe('K5 Q7 4(ii)');
    expect(settingText('KQ95')).toBe('Q5 K9 4(ii)');
    expect(settingText('AKQ5')).toBe('AQ K5 4(ii)');
    for (const line of decideBy('4(ii)')) {
      const [ranks = '', low = '', high = ''] = line.split(' ');
      const higher = /[KQJT]/.exec(ranks)?.[0] ?? '';
      expect((/[9A]/.test(ranks) ? high : low).includes(higher), line).toBe(true);
    }
  });

  test('[rws-si-ki-pi-v2#Appendix H 4(iii)] puts the highest of three zero cards High', () => {
    expect(settingText('KQJ5')).toBe('QJ K5 4(iii)');
    expect(settingText('AQJT')).toBe('JT AQ 4(iii)');
    expect(settingText('KQT9')).toBe('QT K9 4(iii)');
    for (const line of decideBy('4(iii)')) {
      const [ranks = '', , high = ''] = line.split(' ');
      const highest = /[KQJT]/.exec(ranks)?.[0] ?? '';
      expect(high.includes(highest), line).toBe(true);
    }
  });

  test('K-Q-J-10 is set as K-Q and J-10', () => {
    expect(settingText('KQJT')).toBe('JT KQ 4(iii)');
  });
});
