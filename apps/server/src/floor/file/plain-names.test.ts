import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { parseFloor } from './floor-file.ts';
import { problemText } from './floor-problem.ts';

test('names of floor, pits and tables are not taken for others', () => {
  const said = (floor: string, pit: string, name: string) => {
    const table = `{table: T1, game: rws-tai-sai-v5/a, pit: "${pit}", name: "${name}"}`;
    const parsed = parseFloor(`{floor: "${floor}", tables: [${table}]}`, 'f.yaml', SHIPPED);
    return parsed.ok ? [] : parsed.error.map(problemText);
  };
  expect(said('新加坡 Floor', '贵宾 VIP', 'José 1')).toEqual([]);
  expect(said('Fl\u200Boor', 'VIP', 'One')).toEqual([expect.stringContaining('can be seen')]);
  expect(said('Floor', 'V\u0406P', 'One')).toEqual([expect.stringContaining('mix alphabets')]);
  expect(said('Floor', 'VIP', 'On\u0435')).toEqual([expect.stringContaining('mix alphabets')]);
});
