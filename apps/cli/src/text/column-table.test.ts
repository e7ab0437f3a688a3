import { expect, test } from 'vitest';
import { columnTable } from './column-table.ts';
import { styleFor } from './style.ts';

test('columns line up under wide characters and colours alike', () => {
  const style = styleFor(true);
  const rows = [
    ['大', '5', style.good('win')],
    ['small', '1,200', 'lose'],
  ];
  const columns = [
    { title: 'bet' },
    { title: 'stake', align: 'right' as const },
    { title: 'result' },
  ];
  expect(columnTable(columns, rows)).toEqual([
    'bet    stake  result',
    `大         5  ${style.good('win')}`,
    'small  1,200  lose',
  ]);
});
